import type { SearchFile } from './search-entry.ts';

/** In characters of JSON: about the 60 KB of brotli that a browser may be asked to load for a search box. */
const mostCharacters = 220_000;

/**
 * What browsers load. Past its budget it leaves out the words of texts and keeps titles, names, descriptions and headings;
 * the page of answers has the whole index, and the list under a search box ends with a link to it.
 */
export function publishedSearchFile(file: SearchFile, most = mostCharacters): SearchFile {
  if (JSON.stringify(file).length <= most) return file;
  const entries = file.entries.map(({ words: _words, sections, ...entry }) => ({
    ...entry,
    ...(sections && { sections: sections.map((section) => ({ ...section, words: '' })) }),
  }));
  return { ...file, entries };
}
