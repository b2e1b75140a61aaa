/** A reader's choices for a custom ranking. */
export interface RankingChoice {
  /** The published profile from which the choice starts. */
  readonly profile: string;
  /** Weights that the reader changed, by group. The other weights are those of the profile. */
  readonly weights: Readonly<Record<string, number>>;
  /** Ids of the must-haves, in the order of `mustHaves`. */
  readonly needs: readonly string[];
  /** The two providers whose order is explained. The default is the first of the ranking and the next one. */
  readonly above: string | undefined;
  readonly below: string | undefined;
}

export interface ChoiceOptions {
  /** The published profiles, each with its weight per group, in whole percent. */
  readonly profiles: readonly {
    readonly id: string;
    readonly own: Readonly<Record<string, number>>;
  }[];
  readonly needs: readonly string[];
  readonly providers: readonly string[];
}

export const maxWeight = 60;

/** The id of the list on the page of the tool, for links to a choice. */
export const rankingResultId = 'your-result';

/** Parameter names in addresses, besides those of the groups. */
const names = { profile: 'profile', need: 'need', above: 'a', below: 'b' } as const;

/** Returns every parameter name that an address may use. */
export function choiceNames({ profiles }: Pick<ChoiceOptions, 'profiles'>): string[] {
  return [...Object.values(names), ...Object.keys(profiles[0]?.own ?? {})];
}

export function emptyChoice(profile: string): RankingChoice {
  return { profile, weights: {}, needs: [], above: undefined, below: undefined };
}

/** Parses the query of an address or a submitted form. Drops unknown values and never fails. */
export function parseRankingChoice(
  query: string,
  options: ChoiceOptions,
  defaultProfile: string,
): RankingChoice {
  const asked = new URLSearchParams(query);
  const wanted = asked.get(names.profile);
  const profile = options.profiles.find(({ id }) => id === wanted)?.id ?? defaultProfile;
  const own = options.profiles.find(({ id }) => id === profile)?.own ?? {};
  const needs = new Set(asked.getAll(names.need));
  return {
    profile,
    weights: Object.fromEntries(
      Object.entries(own).flatMap(([group, weight]) => {
        const moved = parseWeight(asked.get(group));
        return moved === undefined || moved === weight ? [] : [[group, moved]];
      }),
    ),
    needs: options.needs.filter((need) => needs.has(need)),
    above: options.providers.find((id) => id === asked.get(names.above)),
    below: options.providers.find((id) => id === asked.get(names.below)),
  };
}

/** Formats a choice as a query; empty if it equals the defaults. */
export function formatRankingChoice(choice: RankingChoice, defaultProfile: string): string {
  const { profile, weights, needs, above, below } = choice;
  const pairs = [
    ...Object.entries(weights).map(([group, weight]) => [group, String(weight)]),
    ...needs.map((need) => [names.need, need]),
    ...(above === undefined ? [] : [[names.above, above]]),
    ...(below === undefined ? [] : [[names.below, below]]),
  ];
  if (pairs.length === 0 && profile === defaultProfile) return '';
  // The profile is always included, so that the same query means the same on every page.
  return `?${new URLSearchParams([[names.profile, profile], ...pairs])}`;
}

function parseWeight(text: string | null): number | undefined {
  if (text === null || text.trim() === '') return undefined;
  const number = Math.round(Number(text));
  return Number.isNaN(number) ? undefined : Math.min(maxWeight, Math.max(0, number));
}
