import { type Day, isDay } from '@vpn-site/core/day/day.ts';

/** The order of day and month in dates, and the decimal separator. Files do not declare either. */
export interface ValueFormats {
  readonly dates?: 'dmy' | 'mdy' | undefined;
  readonly decimal?: ',' | '.' | undefined;
}

/** A parsed value, or the reason why it cannot be parsed. */
export type ReadValue<T> = { readonly value: T } | { readonly problem: string };

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?![\d])/;
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?![\d])/;

/**
 * Parses a day, with or without a time after it. With dots, the day comes first; with slashes or dashes, the order depends
 * on the country.
 */
export function readDay(text: string, { dates }: ValueFormats): ReadValue<Day> {
  const [, year, month, day] = yearFirst.exec(text) ?? [];
  if (year !== undefined) return dayOf(text, year, month, day);
  const [, first = '', mark, second = '', last] = yearLast.exec(text) ?? [];
  if (last === undefined) return { problem: `"${text}" is not a date: write it as YYYY-MM-DD.` };
  const order = mark === '.' || Number(first) > 12 ? 'dmy' : Number(second) > 12 ? 'mdy' : dates;
  if (order === undefined && first !== second) {
    return { problem: `"${text}" is ambiguous: add --dates dmy or --dates mdy.` };
  }
  return order === 'mdy' ? dayOf(text, last, first, second) : dayOf(text, last, second, first);
}

function dayOf(text: string, year: string, month = '', day = ''): ReadValue<Day> {
  const written = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isDay(written) ? { value: written } : { problem: `"${text}" is not a day of the calendar.` };
}

/**
 * The number of parts per currency unit. Amounts are added as whole parts, so that no cent is lost. Networks write up to
 * four decimals.
 */
export const amountParts = 10_000;

/** Parses an amount into whole parts (`amountParts`). */
export function readAmount(text: string, { decimal }: ValueFormats): ReadValue<number> {
  const bare = text.replaceAll(/[\s\p{Sc}'’]/gu, '').replace(/^\p{L}{1,3}(?=[-+\d])|(?<=\d)\p{L}{1,3}$/u, '');
  if (!/^[-+]?\d[\d.,]*$/.test(bare)) return { problem: `"${text}" is not an amount: write it as 12.34.` };
  const mark = decimal ?? decimalOf(bare);
  if (mark === undefined) {
    return {
      problem: `"${text}" may have a thousands separator or decimals: add --decimal . or --decimal ,`,
    };
  }
  const thousands = mark === '.' ? ',' : '.';
  const [whole = '', part = '', ...more] = bare.split(mark);
  const isGrouped = /^[-+]?\d{1,3}(?:[.,]\d{3})*$/.test(whole) || !whole.includes(thousands);
  if (more.length > 0 || !isGrouped || !/^\d{0,4}$/.test(part)) {
    return { problem: `"${text}" is not an amount: write it as 12.34.` };
  }
  const value = Number(whole.replaceAll(thousands, '') + part.padEnd(4, '0'));
  return Number.isSafeInteger(value) ? { value: value + 0 } : { problem: `"${text}" is too large.` };
}

/**
 * Returns the decimal separator: the last of two different ones, or one that occurs once. Undefined if three digits follow
 * it, because it may separate thousands.
 */
function decimalOf(amount: string): ',' | '.' | undefined {
  const marks = [...amount.matchAll(/[.,]/g)].map(([mark]) => mark as ',' | '.');
  const [first, last] = [marks[0], marks.at(-1)];
  if (first === undefined || last === undefined) return '.';
  if (first !== last) return last;
  const other = first === '.' ? ',' : '.';
  if (marks.length > 1) return other;
  const [whole = '', part = ''] = amount.split(first);
  const mayBeThousands = part.length === 3 && /^[-+]?[1-9]\d{0,2}$/.test(whole);
  return mayBeThousands ? undefined : first;
}
