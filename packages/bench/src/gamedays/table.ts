import { brokenLimits, type Figures, type GameDay, type GameDayOutcome } from './game-day.ts';

const columns: readonly (readonly [name: keyof Figures, title: string])[] = [
  ['asked', 'requests'],
  ['failed', 'failed'],
  ['slowest', 'slowest, ms'],
  ['sentOn', 'clicks redirected'],
  ['inLedger', 'in the ledger'],
  ['doubled', 'doubled'],
  ['lost', 'lost'],
  ['recovery', 'recovered after, ms'],
];

const number = (value: number | undefined) =>
  value === undefined ? '' : Math.round(value).toLocaleString('en');

export interface Played {
  readonly day: GameDay;
  /** The outcome; undefined if the game day could not run. */
  readonly outcome?: GameDayOutcome;
}

/** Formats a Markdown table with one row per game day. */
export function gameDayTable(played: readonly Played[]): string {
  const head = ['game day', 'fault', ...columns.map(([, title]) => title), 'notes'];
  return [rowOf(head), `|${'---|'.repeat(head.length)}`, ...played.map(gameDayRow)].join('\n');
}

export function gameDayRow({ day, outcome }: Played): string {
  const figures = columns.map(([name]) => number(outcome?.figures[name]));
  return rowOf([day.name, day.what, ...figures, outcome ? seen(day, outcome) : `not staged: ${day.skipped}`]);
}

const rowOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function seen(day: GameDay, outcome: GameDayOutcome): string {
  const broken = brokenLimits(day, outcome);
  return [outcome.seen ?? '', ...broken.map((sentence) => `**${sentence}**`)]
    .filter(Boolean)
    .join('; ')
    .replaceAll(/\s+/g, ' ');
}
