import { type FactFile, filesOfKind, problemAt, stemOf } from '../../facts/fact-file.ts';
import { type Fields, fieldsOf, itemsOf, type Path } from '../../facts/fact-tree.ts';
import type { Problem } from '../../problem.ts';
import type { Check } from '../check.ts';

/** A plan costs what the last point of its price history says, now and at renewal. */
export const plansMatchHistory: Check = ({ factFiles }) => {
  const histories = filesOfKind(factFiles, 'price-history');
  return filesOfKind(factFiles, 'provider').flatMap((file) => {
    const history = histories.find((one) => stemOf(one) === stemOf(file));
    const plans = itemsOf(fieldsOf(fieldsOf(fieldsOf(file.data).facts).prices).value);
    return plans.flatMap((plan, index) => {
      const fields = fieldsOf(plan);
      const last = history && lastPoint(history, fields.id);
      if (!last) return [];
      return differences(file, ['facts', 'prices', 'value', index], fields, last, history.file);
    });
  });
};

/** undefined where nothing is known of the plan over time. */
function lastPoint({ data }: FactFile, plan: unknown): Fields | undefined {
  const found = itemsOf(fieldsOf(data).plans)
    .map(fieldsOf)
    .find(({ id }) => id === plan);
  const last = itemsOf(found?.points).at(-1);
  return last === undefined ? undefined : fieldsOf(last);
}

function differences(file: FactFile, path: Path, plan: Fields, last: Fields, history: string): Problem[] {
  const renewal = perMonth(fieldsOf(plan.renewal));
  const compared = [
    { at: ['charged'], here: plan.charged, there: last.charged },
    { at: ['currency'], here: plan.currency, there: last.currency },
    { at: ['renewal'], here: renewal, there: renewal === undefined ? undefined : last.renewalPerMonth },
  ];
  return compared
    .filter(({ here, there }) => here !== undefined && there !== undefined && here !== there)
    .map(({ at, here, there }) => {
      const what = at[0] === 'renewal' ? 'A month after renewal' : `"${at.join('.')}"`;
      const message = `${what} is ${String(here)}, but the last point in ${history} says ${String(there)}.`;
      return problemAt(file, [...path, ...at], message, 'Find out which is right; make them equal.');
    });
}

/** To the cent, as histories write it. */
function perMonth({ charged, months }: Fields): number | undefined {
  if (typeof charged !== 'number' || typeof months !== 'number') return undefined;
  return Math.round((charged / months) * 100) / 100;
}
