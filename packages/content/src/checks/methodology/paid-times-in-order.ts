import type { Day } from '@vpn-site/core/day/day.ts';
import { type Offer, type PaidPeriod, paidSince } from '@vpn-site/core/outbound/offer.ts';
import { type FactFile, problemAt } from '#facts/fact-file.ts';
import { wellFormedOffers } from '#offers/read-offers.ts';
import type { Problem } from '#problem.ts';
import type { Check } from '../check.ts';

/**
 * The periods in which links were paid are in order and in the past. The last period has no end if and only if the offer is
 * paid now.
 */
export const paidTimesInOrder: Check = ({ factFiles, today }) =>
  wellFormedOffers(factFiles).flatMap(({ file, offer }) => [
    ...(offer.history ?? []).flatMap((time, index, all) =>
      timeProblems(file, time, index, all[index - 1], today),
    ),
    ...presentProblems(file, offer),
  ]);

function timeProblems(
  file: FactFile,
  { since, until }: PaidPeriod,
  index: number,
  before: PaidPeriod | undefined,
  today: Day,
): Problem[] {
  const problem = (field: string, message: string, remedy: string) =>
    problemAt(file, ['history', index, field], message, remedy);
  const late = [since, until].find((day) => day !== undefined && day > today);
  if (late !== undefined) {
    const remedy = `Write it on the day on which it begins or ends; today is ${today}.`;
    return [problem(late === since ? 'since' : 'until', `The date ${late} is in the future.`, remedy)];
  }
  if (until !== undefined && until < since) {
    return [problem('until', `It ends on ${until}, before it begins.`, 'Correct the two days.')];
  }
  if (before && before.until === undefined) {
    return [problem('since', 'The period before it has no end.', 'Write its last day as "until".')];
  }
  if (before?.until !== undefined && since <= before.until) {
    const message = `It begins on ${since}, but the period before it ends on ${before.until}.`;
    return [problem('since', message, 'Put the oldest period first. Periods must not overlap.')];
  }
  return [];
}

/**
 * Reports an offer whose `paid` contradicts its history: the former decides the label of a link, the latter what we
 * disclose about ourselves.
 */
function presentProblems(file: FactFile, offer: Offer): Problem[] {
  const isOpen = paidSince(offer) !== undefined;
  if (offer.paid === isOpen) return [];
  return offer.paid
    ? [
        problemAt(
          file,
          ['paid'],
          'The link is paid, but the history does not say since when.',
          'Add "history: [ { since: … } ]" with the first day on which a click could earn anything.',
        ),
      ]
    : [
        problemAt(
          file,
          ['history', (offer.history?.length ?? 1) - 1],
          'The link is not paid, but the last period in its history has no end.',
          'Write the last day on which a click could earn anything as "until".',
        ),
      ];
}
