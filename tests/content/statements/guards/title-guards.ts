import { leaderOf } from '@vpn-site/core/scoring/picks.ts';
import { isRanked, isScore, named, scoreOf } from './lead-guards.ts';
import { chargeText } from './offer-guards.ts';
import { somePlan } from './price-guards.ts';
import { count, type Guard, type Guards, type Subject, text } from './truth.ts';

type Values = Readonly<Record<string, unknown>>;

/** The providers of a pair in the order in which the title names them. */
function inOrder(title: unknown, { pair }: Subject) {
  return pair.toSorted((a, b) => text(title).indexOf(a.name) - text(title).indexOf(b.name));
}

/** Whether the first is above the other whatever doubt there is, and readers see that in the scores. */
const isClearWinner: Guard = ({ first }, about) => {
  const winner = named(first, about);
  const other = about.pair.find((one) => one !== winner);
  return (
    winner !== undefined &&
    other !== undefined &&
    (scoreOf(winner, about) ?? 0) > (scoreOf(other, about) ?? 10) &&
    about.site.ranking('overall').rankRanges.isClearlyAbove(winner.id, other.id)
  );
};

const isClose: Guard = (_, about) => {
  const [one, other] = about.pair;
  const [own, rival] = [scoreOf(one, about), scoreOf(other, about)];
  if (!one || !other || own === undefined || rival === undefined) return false;
  const [upper, lower] = own > rival ? [one, other] : [other, one];
  return (
    own.toFixed(1) === rival.toFixed(1) ||
    !about.site.ranking('overall').rankRanges.isClearlyAbove(upper.id, lower.id)
  );
};

function scoreAnd(fits: Guard): Guard {
  return (said: Values, about) => isScore(said.score, about.provider, about) && fits(said, about);
}

/** Whether the pick of the ranking with this title leads it, tied with as many as the title says. */
const leadsList: Guard = ({ title, leader, count: printed }, { site }) => {
  const { methodology, ranking } = site;
  const profile = methodology.profiles.find(({ label }) => label[site.locale] === text(title));
  if (!profile) return false;
  const first = leaderOf(profile.id, [...site.providers.values()], methodology, ranking);
  const { tiers } = ranking(profile.id);
  const isAlone = count(printed) === 1;
  return (
    first !== undefined &&
    site.providers.get(first)?.name === text(leader) &&
    (printed === undefined || tiers[0]?.length === count(printed)) &&
    // One that is ahead needs another behind it.
    (!isAlone || tiers.length > 1)
  );
};

/** The titles of pages in search results. */
export const titleGuards: Guards = {
  'comparison.headTitle.clear': (said, about) =>
    isScore(said.value, named(said.first, about), about) &&
    isScore(
      said.otherValue,
      about.pair.find(({ name }) => name !== text(said.first)),
      about,
    ) &&
    isClearWinner(said, about),
  'comparison.headTitle.close': (said, about) => {
    const [first, second] = inOrder(said.title, about);
    return (
      isScore(said.value, first, about) && isScore(said.otherValue, second, about) && isClose(said, about)
    );
  },
  'comparison.headTitle.oneRanked': ({ first }, about) =>
    about.pair.every((one) => isRanked(one, about) === (one.name === text(first))),
  'comparison.headTitle.noneRanked': (_, about) => !about.pair.some((one) => isRanked(one, about)),
  'comparison.headTitle.short.clear': isClearWinner,
  'comparison.headTitle.short.close': isClose,
  'review.headTitle.score': scoreAnd(() => true),
  'review.headTitle.renews': scoreAnd(({ amount }, about) =>
    somePlan(
      (plan) =>
        typeof plan.renewal !== 'string' && chargeText(plan.renewal.charged, plan, about.site) === amount,
    )({}, about),
  ),
  'review.headTitle.same': scoreAnd(
    somePlan(
      ({ renewal, charged, months }) =>
        typeof renewal !== 'string' && renewal.charged === charged && renewal.months === months,
    ),
  ),
  'review.headTitle.unpublished': scoreAnd(somePlan(({ renewal }) => renewal === 'unpublished')),
  'review.headTitle.prepaid': scoreAnd(somePlan(({ renewal }) => renewal === 'none')),
  'review.headTitle.unranked': (_, about) => !isRanked(about.provider, about),
  'roundup.headTitle.whole': leadsList,
  'roundup.headTitle.short': ({ title, leader }, about) => leadsList({ title, leader }, about),
};
