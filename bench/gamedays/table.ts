import { brokenLimits, type Figures, type GameDay, type Outcome } from './game-day.ts';

const columns: readonly (readonly [name: keyof Figures, title: string])[] = [
  ['asked', 'readers asked'],
  ['failed', 'failed'],
  ['slowest', 'slowest, ms'],
  ['sentOn', 'clicks sent on'],
  ['inLedger', 'in the ledger'],
  ['doubled', 'doubled'],
  ['lost', 'lost'],
  ['recovery', 'well again after, ms'],
];

const number = (value: number | undefined) =>
  value === undefined ? '' : Math.round(value).toLocaleString('en');

export interface Played {
  readonly day: GameDay;
  /** Nothing where the day could not be staged. */
  readonly outcome?: Outcome;
}

/** One row for each day, in Markdown. */
export function gameDayTable(played: readonly Played[]): string {
  const head = ['game day', 'what was done', ...columns.map(([, title]) => title), 'seen'];
  const rows = played.map(({ day, outcome }) => [
    day.name,
    day.what,
    ...columns.map(([name]) => number(outcome?.figures[name])),
    outcome ? seen(day, outcome) : `not staged: ${day.skipped}`,
  ]);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

function seen(day: GameDay, outcome: Outcome): string {
  const broken = brokenLimits(day, outcome);
  return [outcome.seen ?? '', ...broken.map((sentence) => `**${sentence}**`)]
    .filter(Boolean)
    .join('; ')
    .replaceAll(/\s+/g, ' ');
}
