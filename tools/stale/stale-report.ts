import type { Problem } from '#catalog/problem.ts';
import type { Day } from '#domain/day/day.ts';
import type { Source } from '#domain/provider/provider.ts';
import { type CarriedFact, isOver, type SourceToRead } from './sources-to-read.ts';

/** What the passing of time has done to the site. */
export interface Staleness {
  readonly asOf: Day;
  readonly sources: readonly SourceToRead[];
  /** Words that say something else than the facts do now; pages leave them out. */
  readonly words: readonly Problem[];
  /** Where a fact is written, as file:line. */
  readonly placeOf: (fact: CarriedFact) => string;
}

export function isStale({ sources, words }: Pick<Staleness, 'sources' | 'words'>): boolean {
  return sources.length + words.length > 0;
}

const whatToDo: Readonly<Record<Source['kind'], string>> = {
  living:
    'A living source: read it as it is today. Where it still says so, set asOf and checked to that day.',
  document: 'A document: reading it again renews nothing. Look for a newer one.',
};

/** For a terminal. */
export function staleText(staleness: Staleness): string {
  const { sources, words, placeOf } = staleness;
  const perSource = sources.map(({ title, url, kind, facts }) =>
    [
      title,
      url,
      whatToDo[kind],
      ...facts.flatMap((fact) => [
        `  ${timeLeft(fact).padStart(14)}  ${fact.key.padEnd(22)} ${placeOf(fact)}`,
        ...fact.words.map((text) => `${' '.repeat(18)}look for: ${text}`),
      ]),
    ].join('\n'),
  );
  const perWords = words.map(
    (problem) => `${problemPlace(problem)}\n  ${problem.message}\n  → ${problem.remedy}`,
  );
  return [...perSource, ...perWords, summaryOf(staleness)].join('\n\n');
}

/** For an issue: a list to tick off. */
export function staleMarkdown(staleness: Staleness): string {
  const { sources, words, placeOf } = staleness;
  const perSource = sources.flatMap(({ title, url, kind, facts }) => [
    `### [${title}](${url})`,
    whatToDo[kind],
    facts
      .map((fact) => {
        const lookFor = fact.words.map((text) => `“${text}”`).join(', ');
        const what = `\`${fact.key}\` in \`${placeOf(fact)}\`: ${timeLeft(fact)}`;
        return `- [ ] ${what}${lookFor === '' ? '' : `. Look for ${lookFor}`}`;
      })
      .join('\n'),
  ]);
  const perWords = words.map(
    (problem) => `- [ ] \`${problemPlace(problem)}\`: ${problem.message} ${problem.remedy}`,
  );
  return [
    summaryOf(staleness),
    ...(sources.length > 0 ? ['## Sources to read', ...perSource] : []),
    ...(words.length > 0 ? ['## Words', perWords.join('\n')] : []),
  ].join('\n\n');
}

function timeLeft(fact: CarriedFact): string {
  const days = Math.abs(fact.daysLeft);
  const count = days === 1 ? '1 day' : `${days} days`;
  return isOver(fact) ? `${count} over` : `${count} left`;
}

function problemPlace({ file, line }: Problem): string {
  return line === undefined ? file : `${file}:${line}`;
}

function summaryOf({ asOf, sources, words }: Staleness): string {
  const stale = sources.flatMap(({ facts }) => facts).filter(isOver);
  return `On ${asOf}, ${stale.length} facts of ${sources.length} sources are stale and ${words.length} texts speak of another leader.`;
}
