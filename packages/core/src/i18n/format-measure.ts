import type { LocaleCode } from '#locale/locale-table.ts';
import { noBreakSpace } from '#locale/no-break.ts';
import { numberFormatter } from './formats.ts';

interface Measure {
  readonly value: number;
  /** The unit as in the source: Mbps, or % for a share. */
  readonly unit: string;
}

/** Units that a language writes in another way than the sources. */
const localUnits: Partial<Record<LocaleCode, Readonly<Record<string, string>>>> = { pl: { Mbps: 'Mb/s' } };

/**
 * Formats a measured value with its unit, without a line break between them. A share is formatted by the rules of the
 * reader's language.
 */
export function formatMeasure(
  { value, unit }: Measure,
  locale: LocaleCode,
  options: Intl.NumberFormatOptions,
): string {
  if (unit === '%') return numberFormatter(locale, { ...options, style: 'percent' }).format(value / 100);
  return `${numberFormatter(locale, options).format(value)}${noBreakSpace}${localUnits[locale]?.[unit] ?? unit}`;
}
