/** The prefilled content of a reader's report. */
export interface Report {
  readonly title: string;
  readonly lines: readonly string[];
  /** The subject of the report, for trackers whose forms have a field for each part. */
  readonly about?: Partial<Readonly<Record<AboutPlace, string>>>;
}

const aboutPlaces = ['provider', 'key', 'value', 'source', 'page'] as const;
type AboutPlace = (typeof aboutPlaces)[number];

/** Placeholders allowed in an address for reports. */
export const reportPlaces = ['title', 'body', ...aboutPlaces] as const;
const anyPlace = /\{([^{}]*)\}/g;

/** Returns the unknown placeholders in an address, which readers would see unreplaced. */
export function unknownPlaces(address: string): string[] {
  const known: readonly string[] = reportPlaces;
  return [...address.matchAll(anyPlace)].map(([, name = '']) => name).filter((name) => !known.includes(name));
}

/**
 * Returns the address for a report with its content filled in. Placeholders such as {title} and {body} are replaced;
 * unknown values stay empty. A mail address without placeholders gets a subject and a body; a page without them is opened
 * as it is.
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
