import { fieldsOf, itemsOf } from '@vpn-site/core/fields/fields.ts';
import { type FactFile, filesOfKind, problemAt } from '#facts/fact-file.ts';
import { everyValue, type Path } from '#facts/fact-tree.ts';
import type { Problem } from '#problem.ts';
import type { Check } from '../check.ts';

/** What a unit of time costs, in any currency that we show; outside it is a slip of the pen. */
const ranges = {
  month: { least: 0.5, most: 30 },
  /** Short plans are dearer by the day than long ones. */
  day: { least: 0.02, most: 3 },
} as const;

/** How long an amount lasts, as far as it is written. */
interface Term {
  readonly months?: unknown;
  readonly days?: unknown;
}

/** A plan, its renewal, its former price and its price history lie in a range that a month or a day can cost. */
export const priceRange: Check = ({ factFiles }) => {
  const terms = termsOfPlans(factFiles);
  return [
    ...filesOfKind(factFiles, 'provider').flatMap(planProblems),
    ...filesOfKind(factFiles, 'price-history').flatMap((file) => historyProblems(file, terms)),
  ];
};

/** Whatever states an amount and the time it buys: a plan or its renewal. */
function planProblems(file: FactFile): Problem[] {
  return [...everyValue(file.data)].flatMap(({ path, value }) => {
    const { charged, months, days, reference } = fieldsOf(value);
    const term = { months, days };
    return [
      ...rangeProblems(file, [...path, 'charged'], charged, term),
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

/** A history does not repeat how long its plan lasts; for a plan that is gone nobody says it. */
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

function rangeProblems(file: FactFile, path: Path, charged: unknown, { months, days }: Term): Problem[] {
  const unit = typeof months === 'number' ? 'month' : 'day';
  const count = unit === 'month' ? months : days;
  if (typeof charged !== 'number' || typeof count !== 'number' || count <= 0) return [];
  const { least, most } = ranges[unit];
  const price = charged / count;
  if (price >= least && price <= most) return [];
  const message = `${charged} for ${count} ${unit}(s) is ${price.toFixed(2)} a ${unit}, outside ${least}–${most}.`;
  return [problemAt(file, path, message, `Write the whole amount charged, and all ${unit}s it buys.`)];
}
