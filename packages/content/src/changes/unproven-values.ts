import { isDeepStrictEqual } from 'node:util';
import type { Day } from '@vpn-site/core/day/day.ts';
import { type Fields, fieldsOf, isFields } from '@vpn-site/core/fields/fields.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { unknown } from '@vpn-site/core/provider/fact.ts';
import type { FactDefinition } from '@vpn-site/core/provider/vocabulary.ts';
import { type FactFile, problemAt } from '../facts/fact-file.ts';
import { quoteTexts, unquotedParts } from '../facts/value-in-quotes.ts';
import type { Problem } from '../problem.ts';

interface ChangeContext {
  readonly definitions: ReadonlyMap<string, FactDefinition>;
  /** The day of the newest fact. A fact that was checked on it cannot have been checked later. */
  readonly newestDay: Day;
}

/**
 * Returns the changed values of a provider without new evidence: their quotes are the old ones, or `checked` is the old
 * day. Old quotes are enough if they show the new value and not the former one, because the former value was then misread.
 */
export function unprovenValues(before: FactFile, after: FactFile, context: ChangeContext): Problem[] {
  const former = fieldsOf(fieldsOf(before.data).facts);
  return Object.entries(fieldsOf(fieldsOf(after.data).facts)).flatMap(([key, cell]) => {
    const [was, now] = [fieldsOf(former[key]), fieldsOf(cell)];
    if (!isKnown(was) || !isKnown(now)) return [];
    const changes = leafChanges(was.value, now.value);
    const missing = changes.length === 0 ? [] : missingProof(key, was, now, context);
    if (missing.length === 0) return [];
    const shown = changes
      .slice(0, 3)
      .map(({ path, from, to }) => `${path.join('.')} was ${from} and is now ${to}`);
    return [
      problemAt(
        after,
        ['facts', key, ...(changes[0]?.path ?? [])],
        `"facts.${key}": ${shown.join('; ')}, but ${missing.join(' and ')}.`,
        'Read the source again. Quote the words that show the new value, and set "checked" to the day on which you read them.',
      ),
    ];
  });
}

function isKnown({ value }: Fields): boolean {
  return value !== undefined && value !== unknown;
}

function missingProof(
  key: string,
  was: Fields,
  now: Fields,
  { definitions, newestDay }: ChangeContext,
): string[] {
  const hasSameQuotes = isDeepStrictEqual(was.quotes, now.quotes);
  // A count has no words that could change.
  const isCount = quoteTexts(now.quotes).length === 0;
  const isProven = !hasSameQuotes || isCount || wasMisread(was, now, definitions.get(key));
  return [
    ...(isProven ? [] : ['its quotes are unchanged']),
    ...(was.checked !== now.checked || now.checked === newestDay
      ? []
      : [`"checked" is still ${String(now.checked)}`]),
  ];
}

/** Whether the quotes show the new value and not the former one. */
function wasMisread(was: Fields, now: Fields, definition: FactDefinition | undefined): boolean {
  if (definition === undefined || now.readAs !== undefined || was.readAs !== undefined) return false;
  const isShown = ({ value }: Fields) => unquotedParts(value, now.quotes, definition).length === 0;
  return isShown(now) && !isShown(was);
}

interface LeafChange {
  readonly path: readonly (string | number)[];
  readonly from: string;
  readonly to: string;
}

/** Returns the fields in which two values differ. Texts in our own words may change, because they prove nothing. */
function leafChanges(
  from: unknown,
  to: unknown,
  path: readonly (string | number)[] = ['value'],
): LeafChange[] {
  if (isDeepStrictEqual(from, to) || (isText(from) && isText(to))) return [];
  if (!(hasParts(from) && hasParts(to))) return [{ path, from: inWords(from), to: inWords(to) }];
  const steps = new Set([...Object.keys(from), ...Object.keys(to)]);
  return [...steps]
    .filter((step) => !ownTexts.includes(step))
    .flatMap((step) =>
      leafChanges(partAt(from, step), partAt(to, step), [...path, Array.isArray(to) ? Number(step) : step]),
    );
}

/** Fields in our own words, and fields that only state where a value comes from. */
const ownTexts = [
  'note',
  'summary',
  'scope',
  'notInScope',
  'findings',
  'metric',
  'conditions',
  'source',
  'reportAt',
];

/** Whether a value is compared part by part: it is an object or a list of objects. */
function hasParts(value: unknown): value is object {
  return isFields(value) || (Array.isArray(value) && value.length > 0 && value.every(isFields));
}

function partAt(value: object, step: string): unknown {
  return (value as Fields)[step];
}

function isText(value: unknown): boolean {
  return isFields(value) && Object.keys(value).every((name) => localeCodes.some((code) => code === name));
}

function inWords(value: unknown): string {
  if (value === undefined) return 'not there';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
