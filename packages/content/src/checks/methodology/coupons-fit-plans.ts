import type { Day } from '@vpn-site/core/day/day.ts';
import { nearestName } from '@vpn-site/core/document/nearest-name.ts';
import { type Fields, fieldsOf, itemsOf } from '@vpn-site/core/fields/fields.ts';
import type { Coupon } from '@vpn-site/core/outbound/coupon.ts';
import { type FactFile, filesOfKind, problemAt, stemOf } from '#facts/fact-file.ts';
import { wellFormedOffers } from '#offers/read-offers.ts';
import type { Problem } from '#problem.ts';
import type { Check } from '../check.ts';

/** A coupon is for plans that its provider sells, and makes each of them cheaper. */
export const couponsFitPlans: Check = ({ factFiles, today }) => {
  const providers = filesOfKind(factFiles, 'provider');
  return wellFormedOffers(factFiles).flatMap(({ file, offer: { provider, coupon } }) => {
    const sold = providers.find((one) => stemOf(one) === provider);
    if (!coupon || !sold) return [];
    const plans = itemsOf(fieldsOf(fieldsOf(fieldsOf(sold.data).facts).prices).value).map(fieldsOf);
    return [
      ...unknownPlans(file, coupon, sold.file, plans),
      ...priceProblems(
        file,
        coupon,
        plans.filter(({ id }) => coupon.plans.some((plan) => plan === id)),
      ),
      ...checkedTooLate(file, coupon, today),
    ];
  });
};

function unknownPlans(file: FactFile, coupon: Coupon, sold: string, plans: readonly Fields[]): Problem[] {
  const ids = plans.map(({ id }) => String(id));
  return coupon.plans.flatMap((plan, index) => {
    if (ids.includes(plan)) return [];
    const near = nearestName(plan, ids);
    const remedy = near ? `Did you mean "${near}"?` : `Use one of: ${ids.join(', ')}.`;
    return [problemAt(file, ['coupon', 'plans', index], `There is no plan "${plan}" in ${sold}.`, remedy)];
  });
}

function priceProblems(file: FactFile, { price }: Coupon, plans: readonly Fields[]): Problem[] {
  if (price === undefined) return [];
  const path = ['coupon', 'price'];
  const currencies = new Set(plans.map(({ currency }) => String(currency)));
  if (currencies.size > 1) {
    const message = `The plans are sold in ${[...currencies].join(' and ')}, but a price has only one currency.`;
    return [problemAt(file, path, message, 'Name the plans of one currency only, or write percent.')];
  }
  return plans
    .filter(({ charged }) => typeof charged === 'number' && charged <= price)
    .map(({ id, charged }) => {
      const message = `The plan "${String(id)}" costs ${price} with the coupon and ${String(charged)} without it.`;
      return problemAt(file, path, message, 'Write a price below the first charge of each of its plans.');
    });
}

function checkedTooLate(file: FactFile, { checked }: Coupon, today: Day): Problem[] {
  if (checked <= today) return [];
  const message = `The date ${checked} is in the future.`;
  const remedy = `Write the day on which you tried the code; today is ${today}.`;
  return [problemAt(file, ['coupon', 'checked'], message, remedy)];
}
