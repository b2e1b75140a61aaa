import { type Fields, fieldsOf, itemsOf } from '@vpn-site/core/fields/fields.ts';
import { type FactFile, filesOfKind, problemAt, stemOf } from '#facts/fact-file.ts';
import type { Path } from '#facts/fact-tree.ts';
import type { Problem } from '#problem.ts';
import type { Check } from '../check.ts';

/** The max difference in price per month, because some datasets round it to the cent. */
const roundingError = 0.01;

/** The price and the renewal of a plan match the last point of its price history. */
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

/** Returns the last point of a plan's history; undefined if there is none. */
function lastPoint({ data }: FactFile, plan: unknown): Fields | undefined {
  const found = itemsOf(fieldsOf(data).plans)
    .map(fieldsOf)
    .find(({ id }) => id === plan);
  const last = itemsOf(found?.points).at(-1);
  return last === undefined ? undefined : fieldsOf(last);
}

function differences(file: FactFile, path: Path, plan: Fields, last: Fields, history: string): Problem[] {
  const renewal = perMonth(fieldsOf(plan.renewal));
  const { renewalPerMonth } = last;
  const isSameRenewal =
    renewal === undefined ||
    typeof renewalPerMonth !== 'number' ||
    Math.abs(renewal - renewalPerMonth) < roundingError;
  const compared = [
    { name: 'charged', isSame: plan.charged === last.charged, here: plan.charged, there: last.charged },
    { name: 'currency', isSame: plan.currency === last.currency, here: plan.currency, there: last.currency },
    {
      name: 'renewal',
      isSame: isSameRenewal,
      here: `${renewal?.toFixed(2)} a month`,
      there: renewalPerMonth,
    },
  ];
  return compared
    .filter(({ isSame }) => !isSame)
    .map(({ name, here, there }) => {
      const message = `"${name}" is ${String(here)}, but the last point in ${history} says ${String(there)}.`;
      return problemAt(file, [...path, name], message, 'Find out which is right, and correct the other.');
    });
}

function perMonth({ charged, months }: Fields): number | undefined {
  return typeof charged === 'number' && typeof months === 'number' ? charged / months : undefined;
}
