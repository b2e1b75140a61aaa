import { type Day, isDay } from '@vpn-site/core/day/day.ts';
import { firstDayOf, isAfter, isPartialDate } from '@vpn-site/core/day/partial-date.ts';
import { isFields } from '@vpn-site/core/fields/fields.ts';
import { allDefinitions, type Vocabulary } from '@vpn-site/core/provider/vocabulary.ts';
import { cellsIn } from '#facts/cells.ts';
import { type FactFile, filesOfKind, managedFactFiles, problemAt } from '#facts/fact-file.ts';
import { everyValue, stringsNamed } from '#facts/fact-tree.ts';
import { validVocabulary } from '#facts/read-vocabulary.ts';
import type { Problem } from '#problem.ts';
import type { Check } from '../check.ts';

/** Date fields of orders, of slow-downs, and of searches that found nothing. */
const countryDates = ['issued', 'lifted', 'began', 'ended', 'on'];
/** Fields with dates that are as precise as the source. */
const partialDates = ['asOf', 'published', 'date', 'known', 'since', 'until', ...countryDates];
/** Fields with the day on which a person or a program read something. */
const days = ['checked', 'firstRead', 'observed', 'first', 'last', 'from', 'previous'];
const moment = /^(?<day>\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$/;

/** Dates are real and not in the future, and no source was read before the date of its content. */
export const factDatesReal: Check = ({ factFiles, today }) => {
  const vocabulary = validVocabulary(factFiles);
  return [
    ...managedFactFiles(factFiles).flatMap((file) => [...dateProblems(file, today), ...readTooEarly(file)]),
    ...filesOfKind(factFiles, 'provider').flatMap((file) => futureYears(file, today, vocabulary)),
  ];
};

function dateProblems(file: FactFile, today: Day): Problem[] {
  return stringsNamed(file, [...partialDates, ...days, 'at']).flatMap(({ path, name, text }) => {
    if (name === 'issued' && text === 'unknown') return [];
    const date = name === 'at' ? (moment.exec(text)?.groups?.day ?? '') : text;
    const real = partialDates.includes(name) ? isPartialDate(date) : isDay(date);
    if (!real) return [problemAt(file, path, `"${text}" is not a date.`, expectedFormat(name))];
    if (!isAfter(date, today)) return [];
    const remedy = `Write the date as the source has it; today is ${today}.`;
    return [problemAt(file, path, `The date ${text} is in the future.`, remedy)];
  });
}

function expectedFormat(name: string): string {
  if (name === 'at') return 'Write a time as 2026-08-11T15:39:55Z.';
  return partialDates.includes(name)
    ? 'Write as much as the source says: "2026", 2026-08 or 2026-08-21.'
    : 'Write a day as YYYY-MM-DD.';
}

function readTooEarly(file: FactFile): Problem[] {
  return [...everyValue(file.data)].flatMap(({ path, value }) => {
    const { asOf, checked } = isFields(value) ? value : {};
    if (typeof asOf !== 'string' || typeof checked !== 'string') return [];
    if (!isPartialDate(asOf) || !isDay(checked) || checked >= firstDayOf(asOf)) return [];
    const message = `The source was read on ${checked}, before the date of what it says (${asOf}).`;
    return [
      problemAt(
        file,
        [...path, 'checked'],
        message,
        'Correct "asOf" (the date of the statement) or "checked" (the day it was read).',
      ),
    ];
  });
}

/** Reports values that are years in the future. */
function futureYears(file: FactFile, today: Day, vocabulary: Vocabulary | undefined): Problem[] {
  if (vocabulary === undefined) return [];
  const years = allDefinitions(vocabulary).filter(({ type }) => type === 'year');
  return cellsIn(file)
    .filter(({ key, fields }) => {
      const isYear = years.some((definition) => definition.key === key);
      return isYear && typeof fields.value === 'number' && fields.value > Number(today.slice(0, 4));
    })
    .map(({ path, fields }) => {
      const message = `The year ${String(fields.value)} is in the future.`;
      return problemAt(file, [...path, 'value'], message, 'Write the year as the source has it.');
    });
}
