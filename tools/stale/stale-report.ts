import type { Problem } from '#catalog/problem.ts';
import type { Day } from '#domain/day/day.ts';
import type { ExpiringFact } from './expiring-facts.ts';

/** What the passing of time has done to the site. */
export interface Staleness {
  readonly asOf: Day;
  readonly facts: readonly ExpiringFact[];
  /** Words that say something else than the facts do now; pages leave them out. */
  readonly words: readonly Problem[];
}

export function isStale({ facts, words }: Staleness): boolean {
  return facts.length + words.length > 0;
}

/** For a terminal. */
export function staleText(staleness: Staleness): string {
  const { asOf, facts, words } = staleness;
  const perProvider = [...Map.groupBy(facts, ({ provider }) => provider)].map(([id, entries]) =>
    [
      id,
      ...entries.map(
        ({ key, expires, counted }) => `  ${expires}  ${key.padEnd(22)} counted from ${counted}`,
      ),
    ].join('\n'),
  );
  const perWords = words.map((problem) => `${placeOf(problem)}\n  ${problem.message}\n  → ${problem.remedy}`);
  return [...perProvider, ...perWords, summaryOf(asOf, facts, words)].join('\n\n');
}

/** For an issue: a list to tick off. */
export function staleMarkdown({ asOf, facts, words }: Staleness): string {
  const perProvider = [...Map.groupBy(facts, ({ provider }) => provider)].flatMap(([id, entries]) => [
    `### ${id}`,
    entries
      .map(({ key, expires, counted }) => `- [ ] \`${key}\`: expired on ${expires}, counted from ${counted}`)
      .join('\n'),
  ]);
  const perWords = words.map(
    (problem) => `- [ ] \`${placeOf(problem)}\`: ${problem.message} ${problem.remedy}`,
  );
  return [
    summaryOf(asOf, facts, words),
    ...(facts.length > 0 ? ['## Facts', ...perProvider] : []),
    ...(words.length > 0 ? ['## Words', perWords.join('\n')] : []),
  ].join('\n\n');
}

function placeOf({ file, line }: Problem): string {
  return line === undefined ? file : `${file}:${line}`;
}

function summaryOf(asOf: Day, facts: readonly unknown[], words: readonly unknown[]): string {
  return `On ${asOf}, ${facts.length} facts are stale and ${words.length} texts speak of another leader.`;
}
