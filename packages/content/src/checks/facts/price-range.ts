import { fieldsOf, itemsOf } from '@vpn-site/core/fields/fields.ts';
import { type FactFile, filesOfKind, problemAt } from '#facts/fact-file.ts';
import { everyValue, type Path } from '#facts/fact-tree.ts';
import type { Problem } from '#problem.ts';
import type { Check } from '../check.ts';

/** The plausible prices of a unit of time in dollars or euros. Other prices are typos. */
const ranges = {
  month: { least: 0.5, most: 30 },
  /** The range per day. Short plans cost more per day than long ones. */
  day: { least: 0.02, most: 3 },
} as const;

/** The number of units of other currencies that make about one dollar. */
const perDollar: Readonly<Record<string, number>> = { PLN: 4, TRY: 50 };

/** The time for which an amount pays, and its currency, if they are written. */
interface Term {
  readonly months?: unknown;
  readonly days?: unknown;
  readonly currency?: unknown;
}

/** The price of a plan, its renewal, its former price and its price history are plausible per month or day. */
export const priceRange: Check = ({ factFiles }) => {
  const terms = termsOfPlans(factFiles);
  return [
    ...filesOfKind(factFiles, 'provider').flatMap(planProblems),
    ...filesOfKind(factFiles, 'price-history').flatMap((file) => historyProblems(file, terms)),
  ];
};

/** Checks everything that has an amount and a currency: plans with their renewals and former prices. */
function planProblems(file: FactFile): Problem[] {
  return [...everyValue(file.data)].flatMap(({ path, value }) => {
    const { charged, months, days, currency, renewal, reference } = fieldsOf(value);
    if (currency === undefined) return [];
    const term = { months, days, currency };
    const later = fieldsOf(renewal);
    return [
      ...rangeProblems(file, [...path, 'charged'], charged, term),
      ...rangeProblems(file, [...path, 'renewal', 'charged'], later.charged, {
        months: later.months,
        currency,
      }),
      ...rangeProblems(file, [...path, 'reference', 'charged'], fieldsOf(reference).charged, term),
    ];
  });
}

function historyProblems(file: FactFile, terms: ReadonlyMap<string, Term>): Problem[] {
  const { provider, plans } = fieldsOf(file.data);
  return itemsOf(plans).flatMap((plan, planIndex) => {
    const { id, points } = fieldsOf(plan);
    return itemsOf(points).flatMap((point, index) => {
      const path = ['plans', planIndex, 'points', index];
      const { charged, renewalPerMonth } = fieldsOf(point);
      return [
        ...rangeProblems(file, [...path, 'charged'], charged, terms.get(planKey(provider, id)) ?? {}),
        ...rangeProblems(file, [...path, 'renewalPerMonth'], renewalPerMonth, { months: 1 }),
      ];
    });
  });
}

/**
 * Returns the term of each plan, because a price history does not repeat it. It is not known for plans that are no longer
 * sold.
 */
function termsOfPlans(files: readonly FactFile[]): Map<string, Term> {
  const providers = filesOfKind(files, 'provider').map(({ data }) => fieldsOf(data));
  return new Map(
    providers.flatMap(({ id, facts }) =>
      itemsOf(fieldsOf(fieldsOf(facts).prices).value)
        .map(fieldsOf)
        .map((plan): [string, Term] => [planKey(id, plan.id), plan]),
    ),
  );
}

function planKey(provider: unknown, plan: unknown): string {
  return JSON.stringify([provider, plan]);
}

function rangeProblems(
  file: FactFile,
  path: Path,
  charged: unknown,
  { months, days, currency }: Term,
): Problem[] {
  const unit = typeof months === 'number' ? 'month' : 'day';
  const count = unit === 'month' ? months : days;
  if (typeof charged !== 'number' || typeof count !== 'number' || count <= 0) return [];
  const scale = perDollar[String(currency)] ?? 1;
  const { least, most } = { least: ranges[unit].least * scale, most: ranges[unit].most * scale };
  const price = charged / count;
  if (price >= least && price <= most) return [];
  const message = `${charged} for ${count} ${unit}(s) is ${price.toFixed(2)} a ${unit}, outside ${least}–${most}.`;
  return [problemAt(file, path, message, `Write the whole amount charged, and all ${unit}s it buys.`)];
}
