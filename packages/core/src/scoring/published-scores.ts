import type { Day } from '../day/day.ts';
import { typedProvider, type WrittenProvider } from '../provider/written-provider.ts';
import { type Confidence, confidenceOf } from './confidence.ts';
import type { Methodology } from './methodology.ts';
import { type PickedProvider, pickProviders } from './picks.ts';
import type { WhyUnranked } from './rank.ts';
import type { RankRange } from './rank-ranges.ts';
import type { Score } from './score.ts';
import { profileScorer } from './score-profile.ts';

/** The content of /data/v1/scores.json: every score with the numbers behind it. null means "does not apply". */
export interface PublishedScores {
  readonly methodology: string;
  readonly asOf: Day;
  readonly profiles: readonly {
    readonly profile: string;
    readonly ranked: readonly (PublishedScore & { readonly place: RankRange })[];
    readonly unranked: readonly (PublishedScore & { readonly reason: WhyUnranked['why'] })[];
  }[];
  readonly picks: readonly (Omit<PickedProvider, 'flaw'> & { readonly flaw: string | null })[];
}

interface PublishedScore {
  readonly provider: string;
  readonly score: number | null;
  readonly possible: number;
  readonly evidence: number;
  readonly confidence: Confidence;
  readonly deduction: number;
  readonly criteria: Readonly<Record<string, { points: number | null; weight: number; evidence: string }>>;
}

/** Computes all published scores. The site publishes this same function as /data/v1/score.mjs. */
export function publishedScores(
  published: readonly WrittenProvider[],
  methodology: Methodology,
  asOf: Day,
): PublishedScores {
  const types = new Map(Object.entries(methodology.types));
  const providers = published.map((provider) => typedProvider(provider, types));
  const resultOf = profileScorer(providers, methodology, asOf);
  const picks = pickProviders(providers, methodology, resultOf);
  return {
    methodology: methodology.version,
    asOf,
    profiles: methodology.profiles.map(({ id }) => {
      const { profile, ranking, rankRanges: places } = resultOf(id);
      return {
        profile,
        ranked: ranking.ranked.map(({ score }) => ({
          place: places.byProvider.get(score.provider) as RankRange,
          ...publishedScore(score, methodology),
        })),
        unranked: ranking.unranked.map(({ score, reason }) => ({
          ...publishedScore(score, methodology),
          reason: reason.why,
        })),
      };
    }),
    picks: picks.map(({ flaw, ...picked }) => ({ ...picked, flaw: flaw ?? null })),
  };
}

function publishedScore(score: Score, methodology: Methodology): PublishedScore {
  const { provider, value, possible, evidence, deduction, reasons } = score;
  return {
    provider,
    score: value ?? null,
    possible,
    evidence,
    confidence: confidenceOf(score, methodology.confidence),
    deduction,
    criteria: Object.fromEntries(
      reasons.map((reason) => [
        reason.criterion,
        { points: reason.points ?? null, weight: reason.weight, evidence: reason.evidence },
      ]),
    ),
  };
}
