import type { Day } from '../day/day.ts';
import type { FactType } from '../provider/fact.ts';
import { typedProvider, type WrittenProvider } from '../provider/written-provider.ts';
import type { Methodology } from './methodology.ts';
import type { WhyUnranked } from './rank.ts';
import type { Score } from './score.ts';
import { scoreProfile } from './score-profile.ts';
import { readableTypes, type ScoringRule } from './scoring-rule.ts';

/** What /data/v1/scores.json holds: every score with the numbers it was made of. null is "not counted". */
export interface PublishedScores {
  readonly methodology: string;
  readonly asOf: Day;
  readonly profiles: readonly {
    readonly profile: string;
    readonly ranked: readonly (PublishedScore & { readonly rank: number; readonly stability: number })[];
    readonly unranked: readonly (PublishedScore & { readonly reason: WhyUnranked['why'] })[];
  }[];
}

interface PublishedScore {
  readonly provider: string;
  readonly score: number | null;
  readonly coverage: number;
  readonly confidence: number;
  readonly criteria: Readonly<
    Record<string, { points: number | null; weight: number; counted: number; state: string }>
  >;
}

/** Recomputes all published scores. The site publishes this very function as /data/v1/score.mjs. */
export function publishedScores(
  published: readonly WrittenProvider[],
  methodology: Methodology,
  asOf: Day,
): PublishedScores {
  const types = typesRead(methodology);
  const providers = published.map((provider) => typedProvider(provider, types));
  const profiles = methodology.profiles.map(({ id }) => {
    const { ranking, stability } = scoreProfile(providers, methodology, id, asOf);
    return {
      profile: id,
      ranked: ranking.ranked.map(({ rank, score }) => ({
        rank,
        ...publishedScore(score),
        stability: stability.get(score.provider) ?? 0,
      })),
      unranked: ranking.unranked.map(({ score, reason }) => ({
        ...publishedScore(score),
        reason: reason.why,
      })),
    };
  });
  return { methodology: methodology.version, asOf, profiles };
}

/** Published facts do not name their type; the rules that read them do. */
function typesRead({ criteria }: Methodology): Map<string, FactType> {
  const read = (isKnownRule: boolean) =>
    criteria
      .filter(({ rule }) => (rule.name === 'known') === isKnownRule)
      .flatMap(({ keys, rule }) => keys.map((key) => [key, typeRead(rule)] as const));
  // The rule 'known' reads facts of any type: where another one reads the same key, that one is right.
  return new Map([...read(true), ...read(false)]);
}

function typeRead({ name }: ScoringRule): FactType {
  // Of the numbers only this one may be without a limit.
  return name === 'number' ? 'devices' : readableTypes[name][0];
}

function publishedScore({ provider, value, coverage, confidence, reasons }: Score): PublishedScore {
  const criteria = Object.fromEntries(
    reasons.map(({ criterion, points, weight, countedWeight, state }) => [
      criterion,
      { points: points ?? null, weight, counted: countedWeight, state },
    ]),
  );
  return { provider, score: value ?? null, coverage, confidence, criteria };
}
