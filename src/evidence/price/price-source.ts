import type { SiteContext } from '#site/site-context.ts';
import { listWords } from '../score/ranking-words.ts';
import { planView } from './plan-view.ts';

/** The licence of the price data asks for its name; providers are captured on different days. */
export function priceSource(providers: Iterable<string>, site: SiteContext): string | undefined {
  const dates = [...new Set(providers)].flatMap((provider) => planView(provider, site)?.observed ?? []);
  if (dates.length === 0) return undefined;
  return site.t('blocks.homeComparison.priceSource', { date: listWords(new Set(dates), site) });
}
