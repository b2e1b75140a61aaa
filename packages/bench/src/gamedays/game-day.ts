/** What readers and the ledger noticed of a fault. Milliseconds, or numbers of requests and clicks. */
export interface Figures {
  readonly asked: number;
  /** Answers that never came, or were not the one that is right. */
  readonly failed: number;
  readonly slowest: number;
  /** Clicks whose reader was sent on, and how many of them are in the ledger. */
  readonly sentOn: number;
  readonly inLedger: number;
  /** Clicks that the ledger has although nobody was sent on, and the other way round. */
  readonly doubled: number;
  readonly lost: number;
  /** From the fault until readers are answered within a second again, or as the day says. */
  readonly recovery: number;
}

export interface GameDayOutcome {
  readonly figures: Partial<Figures>;
  /** What else was seen and is worth a word. */
  readonly seen?: string;
  /** What was not as it must be, beyond the limits. */
  readonly problems?: readonly string[];
}

/** A fault that is staged on purpose, under load. */
export interface GameDay {
  readonly name: string;
  /** What is done, for the table. */
  readonly what: string;
  /** No figure may be higher. */
  readonly limits: Partial<Figures>;
  /** Why it cannot be staged here. */
  readonly skipped?: string | undefined;
  run(): Promise<GameDayOutcome>;
}

/** Sentences on what is wrong; none when the day went well. */
export function brokenLimits(
  { limits }: Pick<GameDay, 'limits'>,
  { figures, problems = [] }: GameDayOutcome,
): string[] {
  // A day that did not come to its end has no figures.
  if (Object.keys(figures).length === 0) return [...problems];
  const names = Object.keys(limits) as (keyof Figures)[];
  const over = names.filter((name) => !((figures[name] ?? Number.NaN) <= (limits[name] ?? 0)));
  return [
    ...over.map(
      (name) => `${name} is ${Math.round(figures[name] ?? Number.NaN)}, at most ${limits[name]} is allowed`,
    ),
    ...problems,
  ];
}
