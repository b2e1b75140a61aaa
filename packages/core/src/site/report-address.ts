/** The prefilled content of a reader's report. */
export interface Report {
  readonly title: string;
  readonly lines: readonly string[];
  /** The subject of the report, for trackers whose forms have a field for each part. */
  readonly about?: Partial<Readonly<Record<AboutPlaceholder, string>>>;
}

const aboutPlaceholders = ['provider', 'key', 'value', 'source', 'page'] as const;
type AboutPlaceholder = (typeof aboutPlaceholders)[number];

/** Placeholders allowed in an address for reports. */
export const reportPlaceholders = ['title', 'body', ...aboutPlaceholders] as const;
const anyPlaceholder = /\{([^{}]*)\}/g;

/** Returns the unknown placeholders in an address. Readers would see them as they are. */
export function unknownPlaceholders(address: string): string[] {
  const known: readonly string[] = reportPlaceholders;
  return [...address.matchAll(anyPlaceholder)]
    .map(([, name = '']) => name)
    .filter((name) => !known.includes(name));
}

/**
 * Returns the address for a report with its content filled in. Placeholders such as {title} and {body} are replaced,
 * unknown ones with nothing. A mail address without placeholders gets a subject and a body; the address of a page without
 * placeholders does not change.
 */
export function reportAddress(address: string, { title, lines, about }: Report): string {
  const words: Partial<Record<string, string>> = { ...about, title, body: lines.join('\r\n') };
  const filled = address.replaceAll(anyPlaceholder, (_placeholder, name: string) =>
    encodeURIComponent(words[name] ?? ''),
  );
  if (filled !== address || !address.startsWith('mailto:')) return filled;
  const fields = `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(words.body ?? '')}`;
  return `${address}${address.includes('?') ? '&' : '?'}${fields}`;
}
