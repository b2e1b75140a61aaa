import { type LocaleCode, type LocalizedText, localeOf } from '../locale/locale-table.ts';
import { type Source, usualSourceLanguage } from './provider.ts';
import type { Quote } from './quote.ts';
import type { EvidenceWords } from './vocabulary.ts';

type Spoken = Pick<Source, 'language' | 'titleLanguage'>;

/** The language to mark a source's words with on a page; undefined where the page speaks it too. */
export function foreignWords(
  { language = usualSourceLanguage }: Spoken,
  page: LocaleCode,
): string | undefined {
  return language === localeOf(page).language ? undefined : language;
}

/** The same for its title, which an editor may have given in another language. */
export function foreignTitle(
  { language, titleLanguage = language }: Spoken,
  page: LocaleCode,
): string | undefined {
  return foreignWords({ language: titleLanguage }, page);
}

/** Sources as they are published: with their notes in words, so that nobody needs our table of them. */
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

/** What readers should know of a source, in words. */
export function sourceNote(
  { note }: Pick<Source, 'note'>,
  { sourceNotes }: Pick<EvidenceWords, 'sourceNotes'>,
): LocalizedText | undefined {
  return typeof note === 'string' ? sourceNotes[note] : note;
}

/** A file as it was at one commit: its lines stay where they are. */
const githubFile = /^https:\/\/github\.com\/[^/]+\/[^/]+\/blob\/(?<commit>[0-9a-f]{40})?/;
/** Files that GitHub draws instead of showing their lines, unless it is asked for them. */
const drawnByGithub = /\.(?:adoc|csv|markdown|md|org|rst|tsv)$/i;
const lines = /^lines? (?<first>\d+)(?:(?: to |[-–])(?<last>\d+))?/;

/** What a browser shows without a page around it, or hands to another program: it looks for no words there. */
const plainHost = /^(?:gist|raw)\.githubusercontent\.com$/;
const plainFile = /\.(?:csv|docx?|json|jsonl|log|md|pdf|toml|tsv|txt|xlsx?|xml|ya?ml|zip)$/i;
const plainPath = /\/raw\//;

/** A longer quote is named by its first and last words, so that the address stays short. */
const maxWords = 12;
const wordsAtEnd = 5;
/** Words left out, or the line between two cells of a table: on the page there is something else. */
const gap = /\[?(?:…|\.{3})\]?|\s\|\s|\n/;

/** Where a source can be read, opened at the quoted words where the address can say so. */
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
  const asLines = drawnByGithub.test(pathname) && search === '' ? '?plain=1' : '';
  return `${asLines}#L${first}${last === undefined ? '' : `-L${last}`}`;
}

/** The words for a browser to look for: all of them, or the first and the last; undefined where there are none. */
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

/** A dash, a comma or an ampersand would be read as part of the directive. */
function encoded(words: readonly string[]): string {
  return encodeURIComponent(words.join(' ').toWellFormed()).replaceAll('-', '%2D');
}
