import { isDeepStrictEqual } from 'node:util';
import { memoize } from '@vpn-site/core/memo/memoize.ts';
import { parseFacts } from '#editing/current-facts.ts';
import { type CurrentFacts, fieldAt } from '#rules/edited-facts.ts';
import { mergedByRule } from './commit-message.ts';
import type { Repository } from './repository.ts';

/**
 * Returns a function that reads a fact file as of the last commit that changed its prices and was not made by a rule.
 * Undefined if the history does not tell. `site` is the repository, opened at the folder of the site.
 */
export function reviewedPrices(site: Repository): CurrentFacts {
  const isWhole = site.git(['rev-parse', '--is-shallow-repository']) === 'false';
  const factsAt = (commit: string, file: string) => {
    const isThere = site.git(['ls-tree', '--name-only', commit, '--', file]) !== '';
    return isThere ? parseFacts(site.git(['show', `${commit}:./${file}`])) : undefined;
  };
  const pricesOf = (facts: unknown) => fieldAt(facts, ['facts', 'prices']);
  return memoize(
    (file) => file,
    (file: string): unknown => {
      if (!isWhole) return undefined;
      const log = site.git(['log', '--no-merges', '--format=%H%x00%P%x00%B%x01', '--', file]);
      for (const entry of log.split('\x01')) {
        const [commit = '', parent = '', message = ''] = entry.trim().split('\0');
        if (commit === '' || message.includes(mergedByRule)) continue;
        const facts = factsAt(commit, file);
        const before = parent === '' ? undefined : factsAt(parent, file);
        if (!isDeepStrictEqual(pricesOf(facts), pricesOf(before))) return facts;
      }
      return undefined;
    },
  );
}
