import { type LocaleCode, type LocalizedText, localeOf } from '../locale/locale-table.ts';
import { type Source, usualSourceLanguage } from './provider.ts';
import type { Quote } from './quote.ts';
import type { EvidenceWords } from './vocabulary.ts';

type SourceLanguages = Pick<Source, 'language' | 'titleLanguage'>;

/** Returns the `lang` for a quote from a source; undefined if it is the page's own language. */
export function foreignLanguage(
  { language = usualSourceLanguage }: SourceLanguages,
  page: LocaleCode,
): string | undefined {
  return language === localeOf(page).language ? undefined : language;
}

/**
 * Returns the `lang` for the title of a source; undefined if it is the page's own language. Editors may have translated the
 * title.
 */
export function foreignTitleLanguage(
  { language, titleLanguage = language }: SourceLanguages,
  page: LocaleCode,
): string | undefined {
  return foreignLanguage({ language: titleLanguage }, page);
}

/** Returns sources for publication. Their notes become text, so that the data does not depend on our table of notes. */
export function publishedSources(
  sources: Readonly<Record<string, Source>>,
  words: Pick<EvidenceWords, 'sourceNotes'>,
): Record<string, Source> {
  return Object.fromEntries(
    Object.entries(sources).map(([id, source]) => {
      const note = sourceNote(source, words);
      return [id, note ? { ...source, note } : source];
    }),
  );
}

/** Resolves a source's note, which may be the name of a shared text. */
export function sourceNote(
  { note }: Pick<Source, 'note'>,
  { sourceNotes }: Pick<EvidenceWords, 'sourceNotes'>,
): LocalizedText | undefined {
  return typeof note === 'string' ? sourceNotes[note] : note;
}

/** Matches a file on GitHub. Line numbers are stable only in files at a fixed commit. */
const githubFile = /^https:\/\/github\.com\/[^/]+\/[^/]+\/blob\/(?<commit>[0-9a-f]{40})?/;
/** Matches files that GitHub renders, unless it is asked for plain text. */
const renderedByGithub = /\.(?:adoc|csv|markdown|md|org|rst|tsv)$/i;
const lines = /^lines? (?<first>\d+)(?:(?: to |[-–])(?<last>\d+))?/;

/**
 * Matches hosts of files that a browser shows as plain text or opens in another program, where text fragments do not work.
 */
const plainHost = /^(?:gist|raw)\.githubusercontent\.com$/;
const plainFile = /\.(?:csv|docx?|json|jsonl|log|md|pdf|toml|tsv|txt|xlsx?|xml|ya?ml|zip)$/i;
const plainPath = /\/raw\//;

/** The max number of words. A longer quote is identified by its first and last words, so that the address stays short. */
const maxWords = 12;
const wordsAtEnd = 5;
/** Matches the gaps in a quote, where the page has other text: an omission, or the separator between two table cells. */
const gap = /\[?(?:…|\.{3})\]?|\s\|\s|\n/;

/** Returns the address of a source. It links to the quoted words if possible. */
export function sourceAddress({ url }: Pick<Source, 'url'>, quote: Quote | undefined): string {
  const address = URL.parse(url);
  if (!quote || !address || url.includes('#')) return url;
  const file = githubFile.exec(url);
  if (file) return file.groups?.commit === undefined ? url : url + atLines(address, quote);
  if (plainHost.test(address.hostname) || plainFile.test(address.pathname) || plainPath.test(url)) return url;
  const words = directive(quote.text);
  return words === undefined ? url : `${url}#:~:text=${words}`;
}

function atLines({ pathname, search }: URL, { where = '' }: Quote): string {
  const { first, last } = lines.exec(where)?.groups ?? {};
  if (first === undefined) return '';
  const asLines = renderedByGithub.test(pathname) && search === '' ? '?plain=1' : '';
  return `${asLines}#L${first}${last === undefined ? '' : `-L${last}`}`;
}

/** Returns the text fragment for a quote: all of its words, or the first and the last ones; undefined if there are none. */
function directive(text: string): string | undefined {
  const passages = text
    .split(gap)
    .map((passage) => passage.split(/\s+/).filter(Boolean))
    .filter((words) => words.length > 0);
  const [first, last] = [passages.at(0), passages.at(-1)];
  if (!first || !last) return undefined;
  if (passages.length === 1 && first.length <= maxWords) return encoded(first);
  return `${encoded(first.slice(0, wordsAtEnd))},${encoded(last.slice(-wordsAtEnd))}`;
}

/** Encodes dashes, commas and ampersands too, because they have a meaning in a text fragment. */
function encoded(words: readonly string[]): string {
  return encodeURIComponent(words.join(' ').toWellFormed()).replaceAll('-', '%2D');
}
