/** Names such as "lucide:star", grouped by their set; anything else is no icon. */
export function wantedIcons(names: readonly string[]): Map<string, string[]> {
  const wanted = new Map<string, string[]>();
  for (const name of new Set(names)) {
    const [, prefix, icon] = /^([a-z0-9-]+):([a-z0-9-]+)$/.exec(name) ?? [];
    if (prefix && icon) wanted.set(prefix, [...(wanted.get(prefix) ?? []), icon]);
  }
  return wanted;
}
