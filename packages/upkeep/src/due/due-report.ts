import type { DueSource } from '#rules/due-item.ts';
import { type DueEntry, type DueGroup, type DueQueue, isOverdue, type RankEffect } from '#rules/due-queue.ts';
import { pinnedFile } from '#rules/pinned-address.ts';

const instructions: Readonly<Record<DueSource['kind'], string>> = {
  living: 'A living source. Read it as it is today. If it still says this, set asOf and checked to that day.',
  document: 'A document. Reading it again renews nothing, so look for a newer one.',
  destination: 'The target of our link. Open it. If it is still the right page, set checked to that day.',
  'own-text': 'A text of our own.',
};
const pinnedFileToDo =
  'A file at one commit. Read its newest version in the repository. If it still says this, cite that commit, and set asOf and published to its day.';

/** Returns the instruction for a source of facts that are out of date. */
export function instructionFor({ kind, url }: Pick<DueSource, 'kind' | 'url'>): string {
  return kind === 'living' && pinnedFile(url) ? pinnedFileToDo : instructions[kind];
}

/** The number of days ahead that the short list covers. */
const daysAhead = 30;

/** The max number of lines per part of the short list. If there are more, entries that move no rank are only counted. */
const partLines = 16;

/**
 * Formats what is due on one screen: first what is out of date, then what will be within 30 days, with one line per source.
 */
export function dueScreen(queue: DueQueue): string {
  const { asOf, groups } = queue;
  const over = groups.filter(isOverdue);
  const soon = groups.filter((group) => !isOverdue(group) && group.daysLeft <= daysAhead);
  return [
    `Out of date on ${asOf}: ${countSources(over)}`,
    ...screenLines(over),
    '',
    `Within ${daysAhead} days: ${countSources(soon)}`,
    ...screenLines(soon),
    '',
    'The words to look for and the addresses: npm run site -- due --details. All days ahead: npm run site -- horizon.',
  ].join('\n');
}

function screenLines(groups: readonly DueGroup[]): string[] {
  if (groups.length === 0) return ['  Nothing.'];
  const shown = groups.slice(0, partLines);
  const more = groups.length - shown.length;
  return [
    ...shown.map(screenLine),
    ...(more === 0 ? [] : [`  … and ${countSources(groups.slice(partLines))} more`]),
  ];
}

function screenLine({ entries, source }: DueGroup): string {
  const due = entries.filter(({ daysLeft }) => daysLeft <= daysAhead);
  const [first] = due;
  if (!first) return '';
  const others = due.length === 1 ? '' : ` and ${due.length - 1} more`;
  const effect = due
    .map((entry) => entry.effect)
    .toSorted((a, b) => b.places - a.places)
    .flatMap((one) => effectWords(one) ?? [])[0];
  return [
    `  ${timeLeft(first).padStart(14)}`,
    `${nameOf(first)} (${first.subject})${others}`.padEnd(46),
    shortened(source.title, 44).padEnd(44),
    effect ?? '',
  ]
    .join('  ')
    .trimEnd();
}

function shortened(words: string, length: number): string {
  return words.length <= length ? words : `${words.slice(0, length - 1)}…`;
}

/** Formats the queue for a terminal, with the sources to open and what to look for in them. */
export function dueText(queue: DueQueue, shown = queue.groups.length): string {
  const perSource = queue.groups
    .slice(0, shown)
    .map(({ source, entries }) =>
      [
        source.title,
        source.url,
        instructionFor(source),
        ...entries.flatMap((entry) => [
          `  ${timeLeft(entry).padStart(14)}  ${nameOf(entry).padEnd(22)} ${placeOf(entry)}${effectOf(entry, '  ')}`,
          ...[
            ...entry.words.map((text) => `look for: ${text}`),
            ...(entry.task === undefined ? [] : [entry.task]),
          ].map((line) => `${' '.repeat(18)}${line}`),
        ]),
      ].join('\n'),
    );
  return [...perSource, summaryOf(queue, shown)].join('\n\n');
}

/** Formats the queue for an issue, as a task list. */
export function dueMarkdown(queue: DueQueue, shown = queue.groups.length): string {
  const perSource = queue.groups
    .slice(0, shown)
    .flatMap(({ source, entries }) => [
      source.kind === 'own-text' ? `## \`${source.url}\`` : `## [${source.title}](${source.url})`,
      instructionFor(source),
      entries.map(tickOff).join('\n'),
    ]);
  return [summaryOf(queue, shown), ...perSource].join('\n\n');
}

function tickOff(entry: DueEntry): string {
  const lookFor = entry.words.map((text) => `“${text}”`).join(', ');
  const sentences = [
    `\`${nameOf(entry)}\` in \`${placeOf(entry)}\`: ${timeLeft(entry)}${effectOf(entry, ', ')}`,
    ...(lookFor === '' ? [] : [`Look for ${lookFor}`]),
    ...(entry.task === undefined ? [] : [entry.task]),
  ];
  return `- [ ] ${sentences.join('. ')}`;
}

/** Returns the name of an entry. It includes the subject, unless its file (of a provider or offer) already names it. */
function nameOf({ kind, subject, key }: DueEntry): string {
  return kind === 'country' || kind === 'owner' ? `${subject} ${key}` : key;
}

function placeOf({ file, line }: DueEntry): string {
  return line === undefined ? file : `${file}:${line}`;
}

function effectOf({ effect }: DueEntry, before: string): string {
  const words = effectWords(effect);
  return words === undefined ? '' : before + words;
}

/** Describes the possible change of ranks; undefined if none would change. */
export function effectWords({ places, list }: RankEffect): string | undefined {
  return list === undefined ? undefined : `${places === 1 ? '1 place' : `${places} places`} in ${list}`;
}

function timeLeft(entry: DueEntry): string {
  const days = Math.abs(entry.daysLeft);
  const count = days === 1 ? '1 day' : `${days} days`;
  return isOverdue(entry) ? `${count} over` : `${count} left`;
}

function summaryOf({ asOf, groups }: DueQueue, shown: number): string {
  const over = groups.flatMap(({ entries }) => entries).filter(isOverdue);
  const read = groups.filter(isOverdue);
  const rest =
    shown < groups.length ? ` This list shows the first ${shown} of ${groups.length} sources.` : '';
  return `On ${asOf}, ${over.length} entries of ${countSources(read)} are out of date.${rest}`;
}

function countSources(groups: readonly DueGroup[]): string {
  return groups.length === 1 ? '1 source' : `${groups.length} sources`;
}
