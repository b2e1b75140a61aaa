import { memoizePer } from '@vpn-site/core/memo/memoize.ts';

/**
 * Caches the results of a function per language of a build, because blocks ask for the same results on every page. With the
 * annotation below, the bundler can drop results that no browser code uses.
 */
/* @__NO_SIDE_EFFECTS__ */
export function oncePerSite<Names extends string[], Site extends object, T>(
  answer: (...args: [...names: Names, site: Site]) => T,
): typeof answer {
  return memoizePer<[...names: Names, site: Site], T>(
    (...args) => args.at(-1) as Site,
    answer,
    (...args) => (args.slice(0, -1) as string[]).join('\n'),
  );
}
