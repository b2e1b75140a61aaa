import { memoizePer } from '#domain/memo/memoize.ts';

/** Blocks ask the same of the same facts on every page. An answer is worked out once per language of a build. */
export function oncePerSite<Site extends object, T>(
  answer: (site: Site, ...names: string[]) => T,
): (site: Site, ...names: string[]) => T {
  return memoizePer(
    (site) => site,
    answer,
    (_site, ...names) => names.join('\n'),
  );
}
