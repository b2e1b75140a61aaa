import { formatScore } from '@vpn-site/core/i18n/formats.ts';
import { fullScore } from '@vpn-site/core/scoring/full-score.ts';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import type { FactContext } from '#site/site-context.ts';

interface ScaleMark {
  readonly face: ProviderBadge;
  /** The position from 0 at the start of the line to 1 at its end. */
  readonly at: number;
  readonly text: string;
}

/** A score compared with all others in a ranking. */
export interface ScoreScaleView {
  readonly own: ScaleMark;
  readonly others: readonly ScaleMark[];
  readonly ticks: readonly { readonly at: number; readonly text: string }[];
}

/** The usual start of the scale, below most scores. It is lower if a score requires it. */
const defaultStart = 4;

/** Returns the scale with a provider's score; undefined if it is not ranked. */
export function scoreScale(
  providerId: string,
  profile: string,
  site: FactContext,
): ScoreScaleView | undefined {
  const { locale } = site;
  const scores = site
    .ranking(profile)
    .ranking.ranked.flatMap(({ score: { provider, value } }) =>
      value === undefined ? [] : [{ provider, value }],
    );
  const own = scores.find(({ provider }) => provider === providerId);
  if (!own) return undefined;
  const start = Math.min(defaultStart, ...scores.map(({ value }) => Math.floor(value)));
  const at = (value: number) => (value - start) / (fullScore - start);
  const mark = ({ provider, value }: typeof own): ScaleMark => ({
    face: providerBadge(provider, site),
    at: at(value),
    text: formatScore(value, locale),
  });
  return {
    own: mark(own),
    others: scores.filter((each) => each !== own).map(mark),
    ticks: Array.from({ length: fullScore - start + 1 }, (_, step) => ({
      at: at(start + step),
      text: `${start + step}`,
    })),
  };
}
