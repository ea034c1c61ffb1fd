// Tables that sort by a click on a heading, filters of the main table, and the choice of a task.
// All numbers are in the HTML already; nothing is computed here.
(() => {
  "use strict";

  const all = (selector, root = document) => [...root.querySelectorAll(selector)];

  function sortBy(table, column, descending) {
    for (const body of all("tbody:not(.fixed)", table)) {
      const rows = [...body.rows].map((row, place) => [row.cells[column].dataset.v, place, row]);
      const isNumber = rows.every(([v]) => v === undefined || (v.trim() !== "" && !isNaN(v)));
      const order = isNumber ? (a, b) => a - b : (a, b) => (a < b ? -1 : a > b ? 1 : 0);
      rows.sort(([a, i], [b, j]) => {
        // What is not known comes last in either direction; equal rows keep their order.
        if (a === undefined || b === undefined) {
          return (a === undefined) - (b === undefined) || i - j;
        }
        return (descending ? order(b, a) : order(a, b)) || i - j;
      });
      body.append(...rows.map(([, , row]) => row));
    }
  }

  function makeSortable(table) {
    for (const heading of all("thead th", table)) {
      const label = heading.querySelector("span.sort");
      if (!label) continue;
      const button = document.createElement("button");
      button.type = "button";
      button.className = "sort";
      button.title = label.title;
      button.append(...label.childNodes);
      label.replaceWith(button);
      button.addEventListener("click", () => {
        const before = heading.getAttribute("aria-sort");
        // Numbers start with the highest, names and ranks with the first.
        const first = ["system", "rank"].includes(heading.dataset.key) ? "ascending" : "descending";
        const other = first === "ascending" ? "descending" : "ascending";
        const now = before === first ? other : first;
        all("[aria-sort]", table).forEach((cell) => cell.removeAttribute("aria-sort"));
        heading.setAttribute("aria-sort", now);
        sortBy(table, heading.cellIndex, now === "descending");
      });
    }
  }

  function makeFilters(section) {
    const form = section.querySelector("form.filters");
    const table = section.querySelector("table.standings");
    if (!form) return;
    form.hidden = false;
    form.addEventListener("submit", (event) => event.preventDefault());
    const systems = all("tbody tr.system", table);
    const keep = new Map();

    const show = () => {
      const name = form.elements.name.value.trim().toLowerCase();
      const family = form.elements.family.value;
      for (const row of systems) {
        row.hidden =
          !row.dataset.system.toLowerCase().includes(name) ||
          (family !== "" && row.dataset.family !== family);
      }
      for (const body of all("tbody.rules", table)) body.hidden = !form.elements.rules.checked;
      const shown = systems.filter((row) => !row.hidden).length;
      const domain = form.elements.domain;
      const place = domain.value === "" ? "" : ` in ${domain.selectedOptions[0].text}`;
      form.querySelector("output").textContent = `${shown} of ${systems.length} systems${place}`;
    };

    const fill = (domain) => {
      for (const source of all("table.by-domain-table", section)) {
        const heading = table.querySelector(`thead th[data-key="${source.dataset.key}"]`);
        const column = heading.cellIndex;
        for (const row of all("tbody:not(.fixed) tr", table)) {
          const cell = row.cells[column];
          const id = `${source.dataset.key} ${row.dataset.row}`;
          if (!keep.has(id)) keep.set(id, cell.cloneNode(true));
          const from =
            domain === ""
              ? keep.get(id)
              : source.querySelector(`tbody tr[data-row="${row.dataset.row}"]`).cells[domain + 1];
          const next = from.cloneNode(true);
          cell.replaceWith(next);
        }
      }
    };

    const placeMarks = (domain) => {
      const key = table.dataset.named;
      const source = domain === "" ? table : section.querySelector(`table[data-key="${key}"]`);
      const low = Number(source.dataset.low);
      const high = Number(source.dataset.high);
      const at = (value) => (100 * (Math.min(high, Math.max(low, value)) - low)) / (high - low);
      const column = table.querySelector(`thead th[data-key="${key}"]`).cellIndex;
      table.querySelector('[data-end="low"]').textContent = low.toFixed(2);
      table.querySelector('[data-end="high"]').textContent = high.toFixed(2);
      if (key === "win_rate") table.style.setProperty("--half", at(0.5));
      table.style.setProperty("--best", domain === "" ? table.dataset.best : -9);
      for (const row of all("tbody:not(.fixed) tr", table)) {
        const axis = row.querySelector(".axis");
        const cell = row.cells[column];
        if (!axis || cell.dataset.v === undefined) continue;
        const mean = Number(cell.dataset.v);
        const [from, to] = cell
          .querySelector("small")
          .textContent.match(/-?\d*\.\d+/g)
          .map(Number);
        axis.style.setProperty("--l", at(from));
        axis.style.setProperty("--m", at(mean));
        axis.style.setProperty("--h", at(to));
        axis.classList.toggle("beyond", mean < low || mean > high);
      }
    };

    form.addEventListener("input", show);
    form.addEventListener("change", show);
    // As the page came: a sort that follows leaves equal rows in this order.
    const restore = () => {
      for (const body of all("tbody", table)) {
        const rows = [...body.rows];
        body.append(...rows.sort((a, b) => a.dataset.row - b.dataset.row));
      }
    };

    form.elements.domain.addEventListener("change", () => {
      const domain = form.elements.domain.value === "" ? "" : Number(form.elements.domain.value);
      table.classList.toggle("one-domain", domain !== "");
      fill(domain);
      placeMarks(domain);
      restore();
      const sorted = table.querySelector("thead [aria-sort]");
      if (sorted) {
        sortBy(table, sorted.cellIndex, sorted.getAttribute("aria-sort") === "descending");
      }
      show();
    });
    show();
  }

  // One task at a time; an address such as #stacked or #stacked/q_some_query chooses it.
  function makeTabs() {
    const tasks = all("section.task");
    const links = all(".tabs a");
    if (tasks.length < 2) return;
    const choose = () => {
      const wanted = decodeURIComponent(location.hash.slice(1)).split("/")[0];
      const inside = document.getElementById(wanted);
      const chosen = (inside && inside.closest("section.task")) || tasks[0];
      for (const task of tasks) task.hidden = task !== chosen;
      for (const link of links) {
        if (link.hash === `#${chosen.id}`) link.setAttribute("aria-current", "page");
        else link.removeAttribute("aria-current");
      }
    };
    addEventListener("hashchange", choose);
    choose();
  }

  // Pointing at a row or a curve marks all that belongs to the same system.
  function makeMarking(section) {
    const owners = all("[data-system]", section);
    const mark = (event, on) => {
      const owner = event.target.closest("[data-system]");
      if (!owner) return;
      for (const other of owners) {
        if (other.dataset.system === owner.dataset.system) other.classList.toggle("on", on);
      }
    };
    for (const [type, on] of [
      ["pointerover", true],
      ["focusin", true],
      ["pointerout", false],
      ["focusout", false],
    ]) {
      section.addEventListener(type, (event) => mark(event, on));
    }
  }

  all("table.sortable").forEach(makeSortable);
  all("section.task").forEach(makeFilters);
  all("section.task").forEach(makeMarking);
  makeTabs();
})();
