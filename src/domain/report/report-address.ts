/** What a reader's report says before they have written a word. */
export interface Report {
  readonly title: string;
  readonly lines: readonly string[];
}

/**
 * Where a report is sent, with its words filled in. An address says by {title} and {body} where they go; a mail that
 * does not say gets a subject and a text, and a page that does not say is only opened.
 */
export function reportAddress(address: string, { title, lines }: Report): string {
  const words = { title, body: lines.join('\r\n') };
  const filled = address.replaceAll(/\{(title|body)\}/g, (_place, name: keyof typeof words) =>
    encodeURIComponent(words[name]),
  );
  if (filled !== address || !address.startsWith('mailto:')) return filled;
  const fields = `subject=${encodeURIComponent(words.title)}&body=${encodeURIComponent(words.body)}`;
  return `${address}${address.includes('?') ? '&' : '?'}${fields}`;
}
