// The query browser. The data of a domain come as a script, because a page that is opened as a file
// may not fetch; in a page of one system they stand in the page itself. All text is put in as text.
const execretrieval = (() => {
  "use strict";

  const documents = new Map();
  const waiting = new Map();

  function add(pool, domain, document_) {
    const key = `${pool}/${domain}`;
    documents.set(key, document_);
    (waiting.get(key) || []).forEach((done) => done(document_));
    waiting.delete(key);
  }

  function load(client, domain) {
    const key = `${client.pool}/${domain}`;
    if (documents.has(key)) return Promise.resolve(documents.get(key));
    const inPage = [...document.querySelectorAll("script.queries-of")].find(
      (script) => script.dataset.domain === domain,
    );
    if (inPage) {
      add(client.pool, domain, JSON.parse(inPage.textContent));
      return Promise.resolve(documents.get(key));
    }
    return new Promise((done, failed) => {
      const others = waiting.get(key);
      waiting.set(key, [...(others || []), done]);
      if (others) return;
      const script = document.createElement("script");
      script.src = client.files[domain];
      script.addEventListener("error", () => {
        waiting.delete(key);
        failed(new Error(`${client.files[domain]} cannot be read`));
      });
      document.head.append(script);
    });
  }

  function el(tag, attributes, ...children) {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes || {})) {
      if (value !== null && value !== undefined) made.setAttribute(name, value);
    }
    made.append(...children.filter((child) => child !== null && child !== undefined));
    return made;
  }

  const words = (name) => name.replaceAll("_", " ").replaceAll("+", " + ");

  // The lines around the edits of a snippet, what was taken away and what was put in its place.
  function changedCode(canonical, edits) {
    const around = 1;
    const box = el("pre", { tabindex: "0", "aria-label": "what was changed" });
    const lineStart = (place, lines) => {
      let at = place;
      for (let n = 0; n <= lines; n += 1) {
        at = canonical.lastIndexOf("\n", at - 1);
        if (at < 0) return 0;
      }
      return at + 1;
    };
    const lineEnd = (place, lines) => {
      let at = place;
      for (let n = 0; n <= lines; n += 1) {
        at = canonical.indexOf("\n", n === 0 ? at : at + 1);
        if (at < 0) return canonical.length;
      }
      return at;
    };
    let shown = 0;
    edits.forEach(([start, end, replacement], number) => {
      const from = Math.max(shown, lineStart(start, around));
      if (from > shown) box.append(el("span", { class: "gap" }, "⋯\n"));
      box.append(canonical.slice(from, start));
      if (end > start) box.append(el("del", {}, canonical.slice(start, end)));
      if (replacement) box.append(el("ins", {}, replacement));
      const next = number + 1 < edits.length ? edits[number + 1][0] : Infinity;
      // An edit that takes whole lines ends at the start of the next one.
      const whole = canonical[end - 1] === "\n" ? end - 1 : end;
      shown = Math.max(end, Math.min(lineEnd(whole, around), next));
      box.append(canonical.slice(end, shown));
      if (next > shown) box.append("\n");
    });
    if (canonical.slice(shown).trim() !== "") box.append(el("span", { class: "gap" }, "⋯"));
    return box;
  }

  // Words with code between backticks.
  function prose(text) {
    const parts = text.split("`");
    return el("p", {}, ...parts.map((part, n) => (n % 2 ? el("code", {}, part) : part)));
  }

  const VERDICTS = {
    p: ["pass", "✓ passes"],
    f: ["fail", "✗ fails"],
    n: ["unknown", "? not run"],
  };
  const verdict = (letter) => el("span", { class: VERDICTS[letter][0] }, VERDICTS[letter][1]);
  const verdictOf = ({ outcomes }, labels) => {
    if (outcomes.length === 0) return "n";
    return outcomes.every((place) => labels[place] === "pass") ? "p" : "f";
  };
  const score = (value) => (value === null ? "" : value.toFixed(4));

  function slot(place, letter, name, kind, value, says, code) {
    return el(
      "li",
      { class: kind },
      el("span", { class: "place" }, place ? String(place) : "–"),
      el(
        "div",
        {},
        el(
          "div",
          { class: "head" },
          verdict(letter),
          el("span", {}, name),
          el("span", { class: "score" }, score(value)),
        ),
        says ? prose(says) : null,
        code,
      ),
    );
  }

  // The ranking of one system: its first ten results, and the own snippets that stand below them.
  function ranking(query, documents_, ran) {
    const own = query.snippets;
    const items = [];
    let foreign = 0;
    const ownSlot = (place, number) => {
      const snippet = own[number];
      const isFirst = number === 0;
      return slot(
        place,
        verdictOf(snippet, documents_.labels),
        isFirst ? "the correct function" : words(snippet.kind),
        isFirst ? "correct" : "own",
        ran.own[number],
        isFirst ? "" : snippet.says.replace(`${words(snippet.kind)}: `, ""),
        isFirst || snippet.edits.length === 0 ? null : changedCode(query.canonical, snippet.edits),
      );
    };
    ran.top.forEach((code, index) => {
      if (code < own.length) {
        items.push(ownSlot(index + 1, code));
        return;
      }
      const [name, bug] = documents_.foreign[code - own.length];
      const text = `${name}${bug ? `, ${words(bug)}` : ""}: another query's`;
      items.push(slot(index + 1, ran.verdicts[index], text, "foreign", ran.scores[foreign]));
      foreign += 1;
    });
    own
      .map((_, number) => number)
      .filter((number) => !ran.top.includes(number))
      .sort((a, b) => (ran.ranks[a] || Infinity) - (ran.ranks[b] || Infinity))
      .forEach((number) => items.push(ownSlot(ran.ranks[number], number)));
    return items;
  }

  // Where every system ranked the own snippets; the best of them is marked, ties with it as well.
  function ranksTable(query, documents_, systems) {
    const own = query.snippets;
    const body = el("tbody");
    query.systems.forEach((ran, number) => {
      const returned = ran.ranks.filter((rank) => rank > 0);
      const best = Math.min(...returned);
      const row = el("tr", {}, el("th", { scope: "row" }, systems[number]));
      ran.ranks.forEach((rank, place) => {
        const isBest = rank === best;
        const tied = isBest && ran.own.filter((value) => value === ran.own[place]).length > 1;
        const right = verdictOf(own[place], documents_.labels) === "p";
        const kind = isBest ? `n best ${right ? "right" : "wrong"}` : "n";
        const mark = isBest ? (right ? " ✓" : " ✗") : "";
        row.append(el("td", { class: kind }, `${rank || "–"}${tied ? " =" : ""}${mark}`));
      });
      body.append(row);
    });
    const heads = own.map((snippet, place) =>
      el("th", { scope: "col", class: "n" }, place === 0 ? "correct" : words(snippet.kind)),
    );
    return el(
      "div",
      { class: "scroll", role: "region", tabindex: "0", "aria-label": "Ranks by system" },
      el(
        "table",
        { class: "plain ranks" },
        el(
          "caption",
          {},
          el("span", {}, "Rank of each snippet of the group; = shares its score with another one"),
        ),
        el("thead", {}, el("tr", {}, el("th", { scope: "col" }, "System"), ...heads)),
        body,
      ),
    );
  }

  function testsTable(query, documents_) {
    const heads = query.snippets.map((snippet, place) =>
      el("th", { scope: "col" }, place === 0 ? "correct" : words(snippet.kind)),
    );
    const rows = query.tests.map((test, number) =>
      el(
        "tr",
        {},
        el("th", { scope: "row" }, el("code", {}, test)),
        ...query.snippets.map((snippet) => {
          const label = documents_.labels[snippet.outcomes[number]] || "–";
          return el("td", { class: label === "pass" ? "pass" : "fail" }, label);
        }),
      ),
    );
    return el(
      "div",
      { class: "scroll", role: "region", tabindex: "0", "aria-label": "Outcomes of every test" },
      el(
        "table",
        { class: "plain tests" },
        el("caption", {}, el("span", {}, "Outcomes of every test")),
        el("thead", {}, el("tr", {}, el("th", { scope: "col" }, "Test"), ...heads)),
        el("tbody", {}, ...rows),
      ),
    );
  }

  function makeBrowser(section) {
    const client = JSON.parse(section.parentElement.querySelector("script.client").textContent);
    const box = section.querySelector(".browser");
    const form = box.querySelector("form");
    const list = box.querySelector(".list");
    const article = box.querySelector("article");
    const start = `${client.pool}/`;
    let system = 0;
    box.hidden = false;
    form.addEventListener("submit", (event) => event.preventDefault());
    const domains = [...new Set(client.queries.map(([, domain]) => domain))].sort();
    for (const domain of domains) {
      form.elements.domain.append(el("option", { value: domain }, words(domain)));
    }

    const current = () => {
      const hash = decodeURIComponent(location.hash.slice(1));
      return hash.startsWith(start) ? hash.slice(start.length) : "";
    };

    const markCurrent = () => {
      for (const link of list.querySelectorAll("a")) {
        if (link.dataset.query === current()) {
          link.setAttribute("aria-current", "true");
          const view = list.parentElement;
          const top = link.offsetTop - view.scrollTop;
          if (top < 0 || top > view.clientHeight) view.scrollTop = link.offsetTop;
        } else link.removeAttribute("aria-current");
      }
    };

    const alone = client.systems.length === 1;
    const solvedBy = (count) => {
      if (count === null) return "–";
      return alone ? (count ? "✓" : "✗") : `${count}/${client.systems.length}`;
    };

    const showList = () => {
      const { domain, name, order } = form.elements;
      const part = name.value.trim().toLowerCase().replaceAll(" ", "_");
      const found = client.queries.filter(
        ([id, of]) =>
          (domain.value === "" || of === domain.value) && id.toLowerCase().includes(part),
      );
      if (order.value === "easy") found.reverse();
      if (order.value === "name") found.sort(([a], [b]) => (a < b ? -1 : 1));
      list.replaceChildren(
        ...found.map(([id, , solved]) => {
          const share = solvedBy(solved);
          const link = el("a", { href: `#${start}${encodeURIComponent(id)}`, "data-query": id });
          link.append(
            el("span", {}, id.replace(/^q_/, "")),
            el("span", { title: "systems that solve it at rank 1" }, share),
          );
          return el("li", {}, link);
        }),
      );
      form.querySelector("output").textContent =
        `${found.length} of ${client.queries.length} queries`;
      markCurrent();
    };

    const draw = (query, documents_, domain, solved) => {
      const choice = el("select", { name: "system" });
      client.systems.forEach((name, place) => {
        choice.append(el("option", { value: String(place) }, name));
      });
      choice.value = String(system);
      const slots = el("ol", { class: "slots" });
      const rank = () =>
        slots.replaceChildren(...ranking(query, documents_, query.systems[system]));
      choice.addEventListener("change", () => {
        system = Number(choice.value);
        rank();
      });
      rank();
      const isCode = /^\s*(def|from|import) /.test(query.text);
      article.replaceChildren(
        el("h4", {}, query.name),
        el("blockquote", isCode ? { class: "code" } : {}, query.text),
        el(
          "ul",
          { class: "facts" },
          el("li", {}, words(domain)),
          el(
            "li",
            {},
            alone
              ? `rank 1: ${solvedBy(solved)}`
              : `solved at rank 1 by ${solvedBy(solved).replace("/", " of ")} systems`,
          ),
          el("li", {}, el("code", {}, query.id)),
        ),
        el("h5", {}, "The correct function"),
        el("pre", { tabindex: "0", "aria-label": "the correct function" }, query.canonical),
        el("h5", {}, "As ranked by"),
        alone
          ? el("p", {}, client.systems[0])
          : el("label", {}, el("span", { class: "visually-hidden" }, "System "), choice),
        slots,
        ...(alone
          ? []
          : [
              el("h5", {}, "As every system ranked them"),
              ranksTable(query, documents_, client.systems),
            ]),
        el(
          "details",
          {},
          el("summary", {}, `${query.tests.length} tests and their outcomes`),
          testsTable(query, documents_),
        ),
      );
    };

    const showQuery = async () => {
      markCurrent();
      const wanted = client.queries.find(([id]) => id === current());
      if (!wanted) return;
      const [id, domain, solved] = wanted;
      article.setAttribute("aria-busy", "true");
      try {
        const documents_ = await load(client, domain);
        if (current() !== id) return;
        draw(
          documents_.queries.find((query) => query.id === id),
          documents_,
          domain,
          solved,
        );
      } catch (error) {
        article.replaceChildren(el("p", { role: "alert" }, error.message));
      } finally {
        article.removeAttribute("aria-busy");
      }
      article.focus({ preventScroll: true });
      const top = article.getBoundingClientRect().top;
      if (top < 0 || top > innerHeight / 2) article.scrollIntoView({ block: "start" });
    };

    form.addEventListener("input", showList);
    form.addEventListener("change", showList);
    addEventListener("hashchange", showQuery);
    showList();
    showQuery();
  }

  document.querySelectorAll("section.queries").forEach(makeBrowser);
  return { add };
})();
