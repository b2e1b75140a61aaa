import { memoizePer } from '@vpn-site/core/memo/memoize.ts';

/**
 * Blocks ask the same of the same facts on every page. An answer is worked out once per language of a build. The note
 * below tells the bundler that an answer nobody asks for in a browser need not be sent to one.
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
