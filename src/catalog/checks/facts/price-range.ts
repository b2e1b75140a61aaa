import { type FactFile, type Path, problemAt } from '../../facts/fact-file.ts';
import { filesOfKind } from '../../facts/fact-file-kind.ts';
import { everyValue, fieldsOf, itemsOf } from '../../facts/fact-tree.ts';
import type { Problem } from '../../problem.ts';
import type { Check } from '../check.ts';

/** A month of VPN costs something like this, in any currency that we show; outside it is a slip of the pen. */
const least = 0.5;
const most = 30;

/** A plan, its renewal, its former price and its price history lie in a range that a month can cost. */
export const priceRange: Check = ({ factFiles }) => {
  const months = monthsOfPlans(factFiles);
  return [
    ...filesOfKind(factFiles, 'provider').flatMap(planProblems),
    ...filesOfKind(factFiles, 'price-history').flatMap((file) => historyProblems(file, months)),
  ];
};

/** Whatever states an amount and the months it buys: a plan or its renewal. */
function planProblems(file: FactFile): Problem[] {
  return [...everyValue(file.data)].flatMap(({ path, value }) => {
    const { charged, months, reference } = fieldsOf(value);
    return [
      ...rangeProblems(file, [...path, 'charged'], charged, months),
      ...rangeProblems(file, [...path, 'reference', 'charged'], fieldsOf(reference).charged, months),
    ];
  });
}

function historyProblems(file: FactFile, months: ReadonlyMap<string, unknown>): Problem[] {
  const { provider, plans } = fieldsOf(file.data);
  return itemsOf(plans).flatMap((plan, planIndex) => {
    const { id, points } = fieldsOf(plan);
    return itemsOf(points).flatMap((point, index) => {
      const path = ['plans', planIndex, 'points', index];
      const { charged, renewalPerMonth } = fieldsOf(point);
      return [
        ...rangeProblems(file, [...path, 'charged'], charged, months.get(planKey(provider, id))),
        ...rangeProblems(file, [...path, 'renewalPerMonth'], renewalPerMonth, 1),
      ];
    });
  });
}

/** A history does not repeat how long its plan lasts; a plan that is gone, or shorter than a month, has none. */
function monthsOfPlans(files: readonly FactFile[]): Map<string, unknown> {
  const providers = filesOfKind(files, 'provider').map(({ data }) => fieldsOf(data));
  return new Map(
    providers.flatMap(({ id, facts }) =>
      itemsOf(fieldsOf(fieldsOf(facts).prices).value)
        .map(fieldsOf)
        .map((plan): [string, unknown] => [planKey(id, plan.id), plan.months]),
    ),
  );
}

function planKey(provider: unknown, plan: unknown): string {
  return JSON.stringify([provider, plan]);
}

function rangeProblems(file: FactFile, path: Path, charged: unknown, months: unknown): Problem[] {
  if (typeof charged !== 'number' || typeof months !== 'number' || months <= 0) return [];
  const perMonth = charged / months;
  if (perMonth >= least && perMonth <= most) return [];
  const message = `${charged} for ${months} month(s) is ${perMonth.toFixed(2)} a month, outside ${least}–${most}.`;
  return [problemAt(file, path, message, 'Write the whole amount charged, and all months it buys.')];
}
