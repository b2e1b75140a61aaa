import { memoizePer } from '#domain/memo/memoize.ts';
import type { SiteContext } from './site-context.ts';

/** Blocks ask the same of the same facts on every page. An answer is worked out once per language of a build. */
export function oncePerSite<T>(
  answer: (site: SiteContext, ...names: string[]) => T,
): (site: SiteContext, ...names: string[]) => T {
  return memoizePer(
    (site) => site,
    answer,
    (_site, ...names) => names.join('\n'),
  );
}
