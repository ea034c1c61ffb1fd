"""From a data folder to the Hugging Face Hub: the files beside the data, and the upload."""
