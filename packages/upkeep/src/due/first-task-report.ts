import { defaultLocale } from '@vpn-site/core/locale/locale-table.ts';
import type { FactType } from '@vpn-site/core/provider/fact.ts';
import { effectWords, instructionFor } from './due-report.ts';
import type { PlacedTask } from './read-first-tasks.ts';

/**
 * Descriptions of values by type. For other types, the task lists the options, or refers to the same key of other
 * providers.
 */
const valueFormats: Partial<Record<FactType, string>> = {
  'yes-no': 'true, false or partial (with a note that says when it holds)',
  number: 'a number',
  year: 'a year',
  days: 'a number of days',
  devices: 'a number, or unlimited',
  country: 'a country as two letters, such as PL',
  'country-list': 'a list of countries as two letters each, such as [ PL, TR ]',
  text: 'a name or a few words',
};

/** Formats tasks for a terminal, by provider. The provider with the most important task comes first. */
export function firstTaskText(tasks: readonly PlacedTask[]): string {
  const byProvider = Map.groupBy(tasks, ({ provider }) => provider.name);
  return [...byProvider]
    .map(([name, theirs]) =>
      [name, ...theirs.map((task) => [titleOf(task), ...linesOf(task)].join('\n    ')).map(indented)].join(
        '\n',
      ),
    )
    .join('\n\n');
}

/** Formats tasks for issues. Each task is one issue, with its title as the heading. */
export function firstTaskMarkdown(tasks: readonly PlacedTask[]): string {
  return tasks
    .map((task) =>
      [
        `## ${task.provider.name}: ${titleOf(task)}`,
        linesOf(task)
          .map((line) => `- ${line}`)
          .join('\n'),
        'You need no code. CONTRIBUTING.md, “Facts”, shows how to write a value, its source and its dates.',
      ].join('\n\n'),
    )
    .join('\n\n');
}

function indented(text: string): string {
  return `  ${text}`;
}

function titleOf({ kind, definition: { key } }: PlacedTask): string {
  return `${key} is ${kind === 'unknown' ? 'unknown' : 'out of date'}`;
}

function linesOf(task: PlacedTask): string[] {
  const { kind, definition, effect, file, line, words } = task;
  const moves = effectWords(effect);
  return [
    `what it means: ${definition.label[defaultLocale]}. ${definition.explanation[defaultLocale]}`,
    ...(moves === undefined ? [] : [`what it could move: ${moves}`]),
    ...placesOf(task).map((place) => `where to look: ${place}`),
    ...words.map((text) => `look for: ${text}`),
    `what to write: ${file}${line === undefined ? '' : `:${line}`}, ${kind === 'unknown' ? writtenAs(task) : renewed(task)}`,
    'how to check: npm run check:content',
  ];
}

function placesOf({ kind, provider, pages: lookAt }: PlacedTask): string[] {
  const named = lookAt.map(({ title, url }) => `${title}, ${url}`);
  return kind === 'unknown' ? [`its own pages, ${provider.website}`, ...named] : named;
}

function writtenAs({ definition: { key, type, options } }: PlacedTask): string {
  const names = Object.keys(options);
  const list = type.endsWith('-list') ? 'a list of' : 'one of';
  const format =
    valueFormats[type] ??
    (names.length > 0
      ? `${list} ${names.join(', ')}`
      : `in the same format as ${key} in other files of facts/providers`);
  return `value: ${format}; then basis, asOf, checked, sources and quotes`;
}

function renewed({ pages: [source] }: PlacedTask): string {
  return source === undefined ? 'the dates, or what changed' : instructionFor(source);
}
