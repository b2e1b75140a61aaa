import { formatScore } from '@vpn-site/core/i18n/formats.ts';
import { fullScore } from '@vpn-site/core/scoring/full-score.ts';
import { asserted } from '#site/assertions.ts';
import type { FactContext } from '#site/site-context.ts';

/** A tier of a ranking, ready to render. */
export interface TierView {
  readonly id: TierName;
  readonly heading: string;
  /** A sentence that is true of all providers in the tier. */
  readonly about: string;
  /** The providers in order of score; at least one. */
  readonly providers: readonly string[];
  readonly low: TierScore;
  readonly high: TierScore;
}

interface TierScore {
  readonly text: string;
  /** The position, from 0 for no points to 1 for the full score. */
  readonly at: number;
}

/** Names of tiers. `further`: the last of three, which may have good scores. `last`: the last of four. */
type TierName = 'first' | 'second' | 'middle' | 'further' | 'last';

/** Returns the tiers of a ranking, best first. */
export function tierViews(profile: string, site: FactContext): TierView[] {
  const { t, locale } = site;
  const { tiers, ranking } = site.ranking(profile);
  const scoreByProvider = new Map(ranking.ranked.map(({ score }) => [score.provider, score.value ?? 0]));
  return tiers.map((providers, position) => {
    const values = providers.map((provider) => scoreByProvider.get(provider) ?? 0);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const [lowText, highText] = [formatScore(low, locale), formatScore(high, locale)];
    const id = tierName(position, tiers.length);
    const count = providers.length;
    return {
      id,
      heading: providers.reduce(
        (text, provider) => asserted(text, provider, `tier.${profile}`, position),
        t(`tiers.heading.${id}`, { count }),
      ),
      about: t(`tiers.about.${aboutName(id, { low, high, count, isOnly: tiers.length === 1 })}`, {
        low: lowText,
        high: highText,
      }),
      providers,
      low: { text: lowText, at: low / fullScore },
      high: { text: highText, at: high / fullScore },
    };
  });
}

/** Returns a provider's tier in words, such as "Tied for first"; undefined if it is not ranked. */
export function tierWords(
  provider: string,
  profile: string,
  { t, ranking }: Pick<FactContext, 't' | 'ranking'>,
): string | undefined {
  const { tiers } = ranking(profile);
  const position = tiers.findIndex((tier) => tier.includes(provider));
  if (position < 0) return undefined;
  return t(`tiers.own.${tierName(position, tiers.length)}`, { count: tiers[position]?.length ?? 0 });
}

function tierName(position: number, count: number): TierName {
  if (position === 0) return 'first';
  if (position === 1) return 'second';
  if (position === 3) return 'last';
  return count === 3 ? 'further' : 'middle';
}

interface TierSpan {
  readonly low: number;
  readonly high: number;
  readonly count: number;
  readonly isOnly: boolean;
}

/** Selects the sentence that is true of every score in the tier. */
function aboutName(id: TierName, { low, high, count, isOnly }: TierSpan) {
  if (id === 'first') {
    if (count > 1) return 'tied';
    return isOnly ? 'only' : 'clear';
  }
  if (high < 3.5) return 'few';
  if (high < 5) return 'less';
  if (low >= 6) return 'most';
  if (low >= 4 && high < 6.5) return 'half';
  return high < 5.5 ? 'upToHalf' : 'span';
}
