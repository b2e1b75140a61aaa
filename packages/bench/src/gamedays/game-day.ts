/** The effects of a fault on readers and the ledger, in milliseconds or numbers of requests and clicks. */
export interface Figures {
  readonly asked: number;
  /** The number of requests without a response, or with a wrong one. */
  readonly failed: number;
  readonly slowest: number;
  /** The number of clicks whose reader was redirected to the provider, and how many of them are in the ledger. */
  readonly sentOn: number;
  readonly inLedger: number;
  /**
   * The number of differences. `doubled`: clicks in the ledger for which no reader was redirected. `lost`: redirected
   * readers whose click is not in the ledger.
   */
  readonly doubled: number;
  readonly lost: number;
  /** The time from the fault until readers get responses within a second again, or as the game day defines it. */
  readonly recovery: number;
}

export interface GameDayOutcome {
  readonly figures: Partial<Figures>;
  /** Other observations. */
  readonly seen?: string;
  /** Problems besides exceeded limits. */
  readonly problems?: readonly string[];
}

/** A fault that is injected on purpose, under load. */
export interface GameDay {
  readonly name: string;
  /** Description of the fault, for the table. */
  readonly what: string;
  /** The max of each figure. */
  readonly limits: Partial<Figures>;
  /** The reason why the game day cannot run on this machine; undefined if it can. */
  readonly skipped?: string | undefined;
  run(): Promise<GameDayOutcome>;
}

/** Returns a sentence for each problem; empty if the game day succeeded. */
export function brokenLimits(
  { limits }: Pick<GameDay, 'limits'>,
  { figures, problems = [] }: GameDayOutcome,
): string[] {
  // A day that did not finish has no figures.
  if (Object.keys(figures).length === 0) return [...problems];
  const names = Object.keys(limits) as (keyof Figures)[];
  const over = names.filter((name) => !((figures[name] ?? Number.NaN) <= (limits[name] ?? 0)));
  return [
    ...over.map(
      (name) => `${name} is ${Math.round(figures[name] ?? Number.NaN)}, but the limit is ${limits[name]}`,
    ),
    ...problems,
  ];
}
