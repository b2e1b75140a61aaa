import { memoizePer } from '#domain/memo/memoize.ts';

/**
 * Blocks ask the same of the same facts on every page. An answer is worked out once per language of a build. The note
 * below tells the bundler that an answer nobody asks for in a browser need not be sent to one.
 */
/* @__NO_SIDE_EFFECTS__ */
export function oncePerSite<Site extends object, T>(
  answer: (site: Site, ...names: string[]) => T,
): (site: Site, ...names: string[]) => T {
  return memoizePer(
    (site) => site,
    answer,
    (_site, ...names) => names.join('\n'),
  );
}
