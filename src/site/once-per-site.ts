/** Blocks ask the same of the same facts on every page. An answer is worked out once per language of a build. */
export function oncePerSite<Site extends object, T>(
  answer: (site: Site, ...names: string[]) => T,
): (site: Site, ...names: string[]) => T {
  const answers = new WeakMap<Site, Map<string, T>>();
  return (site, ...names) => {
    const known = answers.get(site) ?? new Map<string, T>();
    answers.set(site, known);
    const question = names.join('\n');
    const found = known.get(question);
    if (found !== undefined) return found;
    const made = answer(site, ...names);
    known.set(question, made);
    return made;
  };
}
