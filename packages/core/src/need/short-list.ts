import type { Day } from '../day/day.ts';
import type { Provider } from '../provider/provider.ts';
import type { Methodology } from '../scoring/methodology.ts';
import type { RankedScore, Ranking, WhyUnranked } from '../scoring/rank.ts';
import { answerToDemand, type DemandAnswer, type DemandId } from './need-demands.ts';

export interface Miss {
  readonly demand: DemandId;
  readonly answer: Exclude<DemandAnswer, 'met'>;
}

/** A provider that is left out, with every reason. */
export interface ExcludedProvider {
  readonly provider: string;
  readonly misses: readonly Miss[];
  /** The reason why the provider is not ranked; undefined if it is. */
  readonly unranked: WhyUnranked | undefined;
}

export interface ShortList {
  readonly shown: readonly RankedScore[];
  /** Other providers that meet every demand but rank lower. */
  readonly further: readonly RankedScore[];
  readonly excluded: readonly ExcludedProvider[];
}

/** The max number of recommended providers: enough to choose from, few enough to read. */
export const shortListLength = 3;

interface ShortListSources {
  readonly ranking: Ranking;
  readonly providers: ReadonlyMap<string, Provider>;
  readonly lifetimes: Methodology['lifetimes'];
  readonly asOf: Day;
}

/**
 * Returns the first providers of a ranking that meet every demand. Demands only filter; the order is that of the ranking.
 */
export function shortList(demands: readonly DemandId[], sources: ShortListSources): ShortList {
  const { ranked, unranked } = sources.ranking;
  const missesOf = (provider: string) => misses(provider, demands, sources);
  const fitting = ranked.filter(({ score }) => missesOf(score.provider).length === 0);
  return {
    shown: fitting.slice(0, shortListLength),
    further: fitting.slice(shortListLength),
    excluded: [
      ...ranked.map(({ score }) => ({
        provider: score.provider,
        misses: missesOf(score.provider),
        unranked: undefined,
      })),
      ...unranked.map(({ score, reason }) => ({
        provider: score.provider,
        misses: missesOf(score.provider),
        unranked: reason,
      })),
    ].filter((entry) => entry.misses.length > 0 || entry.unranked !== undefined),
  };
}

function misses(id: string, demands: readonly DemandId[], sources: ShortListSources): Miss[] {
  const provider = sources.providers.get(id);
  if (!provider) return [];
  return demands.flatMap((demand) => {
    const answer = answerToDemand(provider, demand, sources.lifetimes, sources.asOf);
    return answer === 'met' ? [] : [{ demand, answer }];
  });
}
