import { type Country, type Counts, factsOfKind } from '@vpn-site/core/country/country.ts';
import { formatPartialDate, numberFormatter } from '@vpn-site/core/i18n/formats.ts';
import type { FactContext } from '#site/site-context.ts';
import { type CountryFactView, countryFactView } from '../card/country-evidence.ts';

/** A number over time; each bar has its value as a share of the largest. */
export interface CountsModel extends CountryFactView {
  readonly name: string;
  readonly bars: readonly {
    readonly id: string;
    readonly label: string;
    readonly value: number;
    readonly text: string;
  }[];
}

export function countsModels(country: Country, site: FactContext): CountsModel[] {
  const { locale } = site;
  return factsOfKind(country, 'counts').map((fact) => {
    const { name, points } = fact.value;
    const largest = Math.max(1, ...points.map(({ count }) => count));
    const shown = isYearly(points) ? 4 : undefined;
    return {
      ...countryFactView(country, fact, site),
      name: name[locale],
      bars: points.map(({ date, count }) => ({
        id: date,
        label: formatPartialDate(date.slice(0, shown), locale, 'short'),
        value: count / largest,
        text: numberFormatter(locale).format(count),
      })),
    };
  });
}

/** Whether every point falls in a different year. */
function isYearly(points: Counts['points']): boolean {
  return new Set(points.map(({ date }) => date.slice(0, 4))).size === points.length;
}
