/**
 * What the list of allowed addresses knows one by: the host of a site, the recipient of a letter. Nothing else may be
 * left for.
 */
export function leavingKey(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return undefined;
  if (url.protocol === 'https:') return url.host;
  return url.protocol === 'mailto:' ? url.pathname : undefined;
}

/** The same of every address in a text. */
export function leavingKeys(text: string): string[] {
  return [...text.matchAll(/(?:https:\/\/|mailto:)[^\s"'<>\\]+/g)].flatMap(
    ([address]) => leavingKey(address) ?? [],
  );
}
