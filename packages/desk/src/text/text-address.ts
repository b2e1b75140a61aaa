/** Returns the address of the screen of a text, relative to the desk. */
export function textAddress(id: string, locale: string): string {
  return `text?id=${encodeURIComponent(id)}&locale=${locale}`;
}
