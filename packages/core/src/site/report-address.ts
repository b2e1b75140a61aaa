/** What a reader's report says before they have written a word. */
export interface Report {
  readonly title: string;
  readonly lines: readonly string[];
  /** What it is about, for trackers whose forms ask for each part by itself. */
  readonly about?: Partial<Readonly<Record<AboutPlace, string>>>;
}

const aboutPlaces = ['provider', 'key', 'value', 'source', 'page'] as const;
type AboutPlace = (typeof aboutPlaces)[number];

/** What may stand in braces in an address for reports. */
export const reportPlaces = ['title', 'body', ...aboutPlaces] as const;
const anyPlace = /\{([^{}]*)\}/g;

/** Words in braces that stand for nothing: readers would see them as they are. */
export function unknownPlaces(address: string): string[] {
  const known: readonly string[] = reportPlaces;
  return [...address.matchAll(anyPlace)].map(([, name = '']) => name).filter((name) => !known.includes(name));
}

/**
 * Where a report is sent, with its words filled in. An address says by {title}, {body} and the like where they go, and a
 * place of which nothing is known stays empty; a mail that does not say gets a subject and a text, and a page that does not
 * say is only opened.
 */
export function reportAddress(address: string, { title, lines, about }: Report): string {
  const words: Partial<Record<string, string>> = { ...about, title, body: lines.join('\r\n') };
  const filled = address.replaceAll(anyPlace, (_place, name: string) =>
    encodeURIComponent(words[name] ?? ''),
  );
  if (filled !== address || !address.startsWith('mailto:')) return filled;
  const fields = `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(words.body ?? '')}`;
  return `${address}${address.includes('?') ? '&' : '?'}${fields}`;
}
