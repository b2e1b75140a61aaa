/** Effects of a fault on readers and the ledger, in milliseconds or numbers of requests and clicks. */
export interface Figures {
  readonly asked: number;
  /** Requests without an answer, or with a wrong one. */
  readonly failed: number;
  readonly slowest: number;
  /** Clicks whose reader was sent to the provider, and how many of them are in the ledger. */
  readonly sentOn: number;
  readonly inLedger: number;
  /**
   * `doubled`: clicks in the ledger for which no reader was sent to the provider. `lost`: readers sent to the provider
   * whose click is not in the ledger.
   */
  readonly doubled: number;
  readonly lost: number;
  /** Time from the fault until readers are answered within a second again, or as the game day defines it. */
  readonly recovery: number;
}

export interface GameDayOutcome {
  readonly figures: Partial<Figures>;
  /** Other observations worth reporting. */
  readonly seen?: string;
  /** Problems beyond the limits. */
  readonly problems?: readonly string[];
}

/** A fault that is staged on purpose, under load. */
export interface GameDay {
  readonly name: string;
  /** Description of the fault, for the table. */
  readonly what: string;
  /** The max of each figure. */
  readonly limits: Partial<Figures>;
  /** The reason why the game day cannot be staged on this machine; undefined if it can. */
  readonly skipped?: string | undefined;
  run(): Promise<GameDayOutcome>;
}

/** Returns a sentence for each problem; empty if the day went well. */
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
