import type { PartialDate } from '../day/partial-date.ts';
import { orderDate } from './block-orders.ts';
import { type Country, type CountryFact, factsOfKind, type RuleStep } from './country.ts';

/** An event in a country: a blocking order, a slow-down, or a step in making a rule. */
export type CountryEvent =
  | { readonly fact: CountryFact<'order'>; readonly date: PartialDate | undefined }
  | { readonly fact: CountryFact<'interference'>; readonly date: PartialDate }
  | {
      readonly fact: CountryFact<'rule' | 'bill' | 'retention'>;
      readonly date: PartialDate;
      readonly step: RuleStep;
    };

/**
 * Returns all events, newest first. Undated events come last, and events of which only the year is known come after the
 * dated ones of that year.
 */
export function countryEvents(country: Pick<Country, 'facts'>): CountryEvent[] {
  const events: CountryEvent[] = [
    ...factsOfKind(country, 'order').map((fact) => ({ fact, date: orderDate(fact) })),
    ...factsOfKind(country, 'interference').map((fact) => ({ fact, date: fact.value.began })),
    ...(['rule', 'bill', 'retention'] as const)
      .flatMap((kind) => factsOfKind(country, kind))
      .flatMap((fact) => fact.value.steps.map((step) => ({ fact, step, date: step.date }))),
  ];
  const sortKey = ({ date = '' }: CountryEvent) => date;
  return events.toSorted((a, b) => (sortKey(a) < sortKey(b) ? 1 : sortKey(a) > sortKey(b) ? -1 : 0));
}
