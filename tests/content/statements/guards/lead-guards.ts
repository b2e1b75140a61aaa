import { formatScore } from '@vpn-site/core/i18n/formats.ts';
import type { Plan } from '@vpn-site/core/price/plan.ts';
import type { Incident } from '@vpn-site/core/provider/incident.ts';
import type { Provider } from '@vpn-site/core/provider/provider.ts';
import {
  answerOf,
  auditsOf,
  count,
  type Guard,
  type Guards,
  groupOf,
  harmsOf,
  isYear,
  known,
  listOf,
  namesExactly,
  type Subject,
  text,
} from './truth.ts';

type Values = Readonly<Record<string, unknown>>;

export function named(name: unknown, { pair }: Subject): Provider | undefined {
  return pair.find((provider) => provider.name === text(name));
}

/** Whether a reason is for this provider: the first sentences about it quote the reason. */
function isChosen(said: Values, { provider, statements }: Subject): boolean {
  const words = statements.find(({ values }) => values === said)?.words;
  const takes = statements.filter(
    ({ key }) => key === 'comparison.lead.take' || key === 'comparison.lead.takeFor',
  );
  const quoting = takes.filter(
    ({ values }) =>
      words !== undefined && [values.reasons, values.more].some((quoted) => text(quoted).includes(words)),
  );
  return quoting.length === 0 || quoting.some(({ values }) => text(values.name) === provider.name);
}

function rivalOf({ provider, pair }: Subject): Provider | undefined {
  return pair.find((other) => other !== provider);
}

/** Creates the guard for a reason to choose a provider. It must be true of that provider and not of the other. */
function reason(fits: (own: Provider, other: Provider, said: Values, about: Subject) => boolean): Guard {
  return (said, about) => {
    const other = rivalOf(about);
    return other !== undefined && isChosen(said, about) && fits(about.provider, other, said, about);
  };
}

function has(key: string): Guard {
  return reason((own, other) => answerOf(own, key) === true && answerOf(other, key) !== true);
}

function optionsOf(provider: Provider, key: string, wanted: readonly string[]): number {
  return wanted.filter((option) => listOf(provider, key)?.includes(option)).length;
}

/** The answers about logs, from the least to the most that a provider keeps. */
const savedData = ['none', 'brief', 'by-day', 'connections', 'activity'];
const computers = ['windows', 'macos', 'linux'];
const main = [...computers, 'android', 'ios'];
const anonymous = [
  'cash',
  'monero',
  'voucher',
  'gift-card',
  'crypto',
  'bitcoin',
  'bitcoin-cash',
  'lightning',
];

function hasFreePlan(provider: Provider): boolean {
  return (answerOf(provider, 'free-plan') as { available?: boolean } | undefined)?.available === true;
}

export function scoreOf(provider: Provider | undefined, { site }: Subject): number | undefined {
  const { ranked } = site.ranking('overall').ranking;
  return ranked.find(({ score }) => score.provider === provider?.id)?.score.value;
}

export function isScore(printed: unknown, provider: Provider | undefined, about: Subject): boolean {
  const score = scoreOf(provider, about);
  return score !== undefined && formatScore(score, about.site.locale) === text(printed);
}

const bothScores: Guard = ({ first, value, other, otherValue }, about) =>
  isScore(value, named(first, about), about) && isScore(otherValue, named(other, about), about);

export function isRanked(provider: Provider | undefined, about: Subject): boolean {
  return scoreOf(provider, about) !== undefined;
}

function unranked(why: 'too-little-known' | 'requirement', value: string, isKnown?: boolean): Guard {
  return (said, about) => {
    const { unranked: all } = about.site.ranking('overall').ranking;
    const meant = about.pair.filter(({ name }) => text(said[value]).includes(name));
    return (
      meant.length > 0 &&
      meant.every(({ id }) => {
        const reasonOf = all.find(({ score }) => score.provider === id)?.reason;
        return reasonOf?.why === why && (reasonOf.why !== 'requirement' || reasonOf.isKnown === isKnown);
      })
    );
  };
}

function harmOf(kind: Incident['harm']): Guard {
  return ({ name, year }, about) => {
    const provider = named(name, about);
    return (
      provider !== undefined && harmsOf(provider).some((one) => one.harm === kind && isYear(year, one.date))
    );
  };
}

function harmIn(kind: Incident['harm']): Guard {
  return (_, { provider }) => harmsOf(provider).some(({ harm }) => harm === kind);
}

function interests(value: string): Guard {
  return (_, { provider }) => answerOf(provider, 'owner-interests') === value;
}

function hasPrices(provider: Provider): boolean {
  return (listOf(provider, 'prices') ?? []).length > 0;
}

/** Whether a saving is said to be the least exactly if a tax may come on top of a price. */
function claimsLeast(least: unknown, { pair, site }: Subject): boolean {
  const isSilent = (provider: Provider, wanted: boolean) =>
    ((listOf(provider, 'prices') ?? []) as unknown as readonly Plan[]).some(
      ({ tax }) => (tax === 'unknown') === wanted,
    );
  if (least === 'yes') return site.reader.tax !== undefined && pair.some((one) => isSilent(one, true));
  return site.reader.tax === undefined || pair.every((one) => isSilent(one, false));
}

/** Whether a saving is said to be before tax only if tax may come on top of the smaller bill alone. */
function claimsUntaxed(untaxed: unknown, own: Provider, { pair, site }: Subject): boolean {
  const includesTax = (provider: Provider) =>
    ((listOf(provider, 'prices') ?? []) as unknown as readonly Plan[]).map(({ tax }) => tax === 'included');
  const ours = includesTax(own);
  const theirs = pair.filter((one) => one !== own).flatMap(includesTax);
  const isPossible = site.reader.tax === undefined && ours.includes(false) && theirs.includes(true);
  const isCertain = isPossible && !ours.includes(true) && !theirs.includes(false);
  return untaxed === 'yes' ? isPossible : !isCertain;
}

/** Returns the tier of a provider in a ranking: its position, the number of tiers, and the number of providers in it. */
function tiersOf(provider: Provider, { site }: Subject) {
  return site.methodology.profiles.flatMap(({ id }) => {
    const { tiers } = site.ranking(id);
    const at = tiers.findIndex((tier) => tier.includes(provider.id));
    return at < 0 ? [] : [{ at, of: tiers.length, count: tiers[at]?.length ?? 0 }];
  });
}

/** Returns the providers that a page may rank. A page about several providers also names others to choose instead. */
function shownOn({ pair, site }: Subject): readonly Provider[] {
  return pair.length > 1 ? [...site.providers.values()] : pair;
}

function inTier(fits: (at: number, of: number) => boolean): Guard {
  return ({ count: printed }, about) =>
    shownOn(about).some((provider) =>
      tiersOf(provider, about).some(
        ({ at, of, count: size }) => fits(at, of) && (printed === undefined || size === count(printed)),
      ),
    );
}

/** Creates the guard for the span of scores of a tier. */
function scoresOfTier(
  fits: (low: number, high: number, at: number, size: number, of: number) => boolean,
): Guard {
  return (_, { site }) =>
    site.methodology.profiles.some(({ id }) => {
      const { tiers, ranking } = site.ranking(id);
      return tiers.some((tier, at) => {
        const values = tier.map(
          (provider) => ranking.ranked.find(({ score }) => score.provider === provider)?.score.value ?? 0,
        );
        return fits(Math.min(...values), Math.max(...values), at, tier.length, tiers.length);
      });
    });
}

const leads: Guard = ({ provider: name, count: printed }, about) =>
  about.site.methodology.profiles.some(({ id }) => {
    const [first = []] = about.site.ranking(id).tiers;
    return (
      first.some((one) => one === named(name, about)?.id) &&
      (printed === undefined || first.length === count(printed))
    );
  });

/** Guards for the first sentences of a comparison, its table "At a glance", and the tiers of rankings. */
export const leadGuards: Guards = {
  'comparison.lead.clear': (said, about) =>
    bothScores(said, about) &&
    (scoreOf(named(said.first, about), about) ?? 0) > (scoreOf(named(said.other, about), about) ?? 10),
  'comparison.lead.close': bothScores,
  'comparison.lead.scores': bothScores,
  'comparison.lead.oneRanked': ({ first, value }, about) =>
    isScore(value, named(first, about), about) &&
    about.pair.filter((one) => isRanked(one, about)).length === 1,
  'comparison.lead.noneRanked': (_, about) => !about.pair.some((one) => isRanked(one, about)),
  'comparison.lead.tooLittle': unranked('too-little-known', 'names'),
  'comparison.lead.lacks': unranked('requirement', 'name', true),
  'comparison.lead.unshown': unranked('requirement', 'name', false),
  'comparison.lead.take': ({ name }, about) => named(name, about) !== undefined,
  'comparison.lead.nothing': ({ name }, about) => named(name, about) !== undefined,
  'comparison.lead.better': ({ first, value, other, otherValue }, about) => {
    const all = [...about.site.providers.values()];
    const [one, two] = [first, other].map((name) => all.find((provider) => provider.name === text(name)));
    return isScore(value, one, about) && isScore(otherValue, two, about);
  },
  'comparison.lead.cheaper': ({ name, least, untaxed }, about) => {
    const provider = named(name, about);
    return (
      provider !== undefined &&
      about.pair.every(hasPrices) &&
      claimsLeast(least, about) &&
      claimsUntaxed(untaxed, provider, about)
    );
  },
  'comparison.lead.same': (_, { pair }) => pair.every(hasPrices),
  'comparison.lead.tax': (_, { pair }) => pair.every(hasPrices),
  'comparison.lead.noTotal': ({ names }, { pair }) => pair.some(({ name }) => text(names).includes(name)),
  'comparison.lead.handedOver': ({ name, year, silence, doubt }, about) => {
    const provider = named(name, about);
    return (
      provider !== undefined &&
      harmsOf(provider).some(
        ({ harm, date, told, confidence }) =>
          harm === 'handed-over' &&
          isYear(year, date) &&
          (told === 'kept-back') === (silence === 'yes') &&
          (confidence === 'low') === (doubt === 'source'),
      )
    );
  },

  'comparison.lead.past': ({ name }, about) => {
    const provider = named(name, about);
    return provider !== undefined && harmsOf(provider).some(({ harm }) => harm === 'handed-over');
  },
  'comparison.reason.streaming': reason((own, other, said) => {
    const tests = (provider: Provider) =>
      (
        (listOf(provider, 'streaming') ?? []) as unknown as readonly { claim: string; result: string }[]
      ).filter(({ claim }) => claim === 'independently-reported');
    return (
      tests(own).filter(({ result }) => result === 'works').length >= count(said.opened) &&
      count(said.opened) > (said.rival === 'untested' ? 0 : count(said.rivalOpened)) &&
      text(said.other) === other.name
    );
  }),
  'comparison.reason.devices': reason((own, other, said) => {
    const is = (provider: Provider, any: unknown, number: unknown) =>
      any === 'yes'
        ? answerOf(provider, 'devices') === 'unlimited'
        : answerOf(provider, 'devices') === count(number);
    return (
      is(own, said.any, said.count) && is(other, said.rivalAny, said.rival) && text(said.other) === other.name
    );
  }),
  'comparison.reason.price': reason(
    (own, other, { least, untaxed }, about) =>
      hasPrices(own) && hasPrices(other) && claimsLeast(least, about) && claimsUntaxed(untaxed, own, about),
  ),
  'comparison.reason.privacy': reason((own, other, { basis }) => {
    const dataSavedBy = (provider: Provider) => savedData.indexOf(text(answerOf(provider, 'logging')));
    if (basis === 'promise') return dataSavedBy(own) >= 0 && dataSavedBy(own) < dataSavedBy(other);
    const isDifferent = (key: string) =>
      JSON.stringify(answerOf(own, key)) !== JSON.stringify(answerOf(other, key));
    return ['audits', 'incidents'].some(isDifferent) && answerOf(own, 'logging') !== undefined;
  }),
  'comparison.reason.owner': reason((own, _, { doubt }) => {
    const fact = known(own, 'owner-interests');
    const isWeak = fact !== undefined && (fact.confidence === 'low' || fact.asOf === undefined);
    const kind = isWeak ? (fact.basis === 'provider-claim' ? 'own' : 'source') : 'none';
    return ['independent', 'one-vpn-group'].includes(text(fact?.value)) && doubt === kind;
  }),
  'comparison.reason.record': reason(
    (own, other, said) => harmsOf(other).length > 0 && (said.own === 'none') === (harmsOf(own).length === 0),
  ),
  'comparison.reason.audits': reason((own) =>
    auditsOf(own).some(({ kind }) => /^apps|^part|^checklist/.test(kind)),
  ),
  'comparison.reason.countries': reason(
    (own, other) =>
      Number(answerOf(own, 'countries-measured')) > Number(answerOf(other, 'countries-measured') ?? 0),
  ),
  'comparison.reason.free-plan': reason(
    (own, other, { alone }) =>
      hasFreePlan(own) && (alone === 'yes' ? !hasFreePlan(other) : hasFreePlan(other)),
  ),
  'comparison.reason.kill-switch': reason(
    (own, other) => optionsOf(own, 'kill-switch', computers) > optionsOf(other, 'kill-switch', computers),
  ),
  'comparison.reason.split-tunnelling': reason(
    (own, other) => optionsOf(own, 'split-tunnelling', main) > optionsOf(other, 'split-tunnelling', main),
  ),
  'comparison.reason.multihop': has('multihop'),
  'comparison.reason.obfuscation': has('obfuscation'),
  'comparison.reason.port-forwarding': has('port-forwarding'),
  'comparison.reason.post-quantum': has('post-quantum'),
  'comparison.reason.transparency-report': has('transparency-report'),
  'comparison.reason.open-source-apps': reason((own, other, { full }) => {
    const [mine, theirs] = [own, other].map((one) => optionsOf(one, 'open-source-apps', main));
    return full === 'yes' ? mine === main.length : (mine ?? 0) > (theirs ?? 0);
  }),
  'comparison.reason.payment-methods': reason(
    (own) =>
      listOf(own, 'payment-methods')?.some((way) => anonymous.includes(way)) === true ||
      answerOf(own, 'signup-email') === false,
  ),
  'comparison.reason.platforms': reason((own, other, said, about) => {
    const mine = listOf(own, 'platforms') ?? [];
    const theirs = listOf(other, 'platforms') ?? [];
    return (
      mine.some((id) => !theirs.includes(id) && namesExactly(said.names, 'platforms', [id], about)) ||
      mine.length > theirs.length
    );
  }),
  'comparison.reason.server-storage': reason(
    (own, other) =>
      ['ram-only', 'encrypted-disks'].includes(text(answerOf(own, 'server-storage'))) &&
      JSON.stringify(known(own, 'server-storage')) !== JSON.stringify(known(other, 'server-storage')),
  ),
  'comparison.reason.signup-email': reason((own, other, { full }) =>
    full === 'yes'
      ? answerOf(own, 'signup-email') === false
      : answerOf(own, 'signup-email') !== answerOf(other, 'signup-email') ||
        JSON.stringify(answerOf(own, 'payment-methods')) !==
          JSON.stringify(answerOf(other, 'payment-methods')),
  ),
  'comparison.reason.incident.exposed-wide': harmOf('exposed-wide'),
  'comparison.reason.incident.exposed-part': harmOf('exposed-part'),
  'comparison.reason.incident.break-in': harmOf('break-in'),
  'comparison.reason.incident.flaw': harmOf('flaw'),
  'comparison.reason.incident.conduct': harmOf('conduct'),
  'comparison.reason.incident.silence': (_, { pair }) =>
    pair.some((provider) => harmsOf(provider).some(({ told }) => told === 'kept-back')),

  'comparison.six.independent': (_, { provider, site }) =>
    groupOf(provider, site) === undefined && known(provider, 'parent-company') === undefined,
  'comparison.six.owns.independent': interests('independent'),
  'comparison.six.owns.one-vpn-group': interests('one-vpn-group'),
  'comparison.six.owns.several-vpns': interests('several-vpns'),
  'comparison.six.owns.reviews-vpns': ({ sites, held }, { provider, site }) => {
    const shown = (groupOf(provider, site)?.reviewSites ?? []).filter(({ name }) =>
      text(sites).includes(name),
    );
    return (
      answerOf(provider, 'owner-interests') === 'reviews-vpns' &&
      (text(sites) === 'none' ||
        (shown.length > 0 &&
          shown.every(({ confidence, heldBy }) => confidence !== 'low' && (heldBy ?? 'owner') === held)))
    );
  },
  'comparison.six.clean': (_, { provider }) => harmsOf(provider).length === 0,
  'comparison.six.harm.handed-over': harmIn('handed-over'),
  'comparison.six.harm.exposed-wide': harmIn('exposed-wide'),
  'comparison.six.harm.exposed-part': harmIn('exposed-part'),
  'comparison.six.harm.break-in': harmIn('break-in'),
  'comparison.six.harm.flaw': harmIn('flaw'),
  'comparison.six.harm.conduct': harmIn('conduct'),
  'comparison.six.incident': ({ year }, { provider }) =>
    harmsOf(provider).some(({ date }) => isYear(year, date)),
  'comparison.six.knownFor': ({ name }, about) => named(name, about) !== undefined,
  'comparison.cost.charges': ({ more }, { provider }) =>
    ((listOf(provider, 'prices') ?? []) as unknown as readonly { renewal: unknown; months?: number }[]).some(
      ({ renewal, months = 0 }) =>
        more === 'yes' ? renewal !== 'unpublished' || months < 36 : renewal === 'none' || months >= 36,
    ),

  'outcome.openIncident': (_, { provider }) =>
    harmsOf(provider).some(({ outcome }) => outcome === 'unknown' || outcome === 'data-exposed') ||
    harmsOf(provider).length > 0,
  'score.standing.tier': ({ profile }, about) =>
    about.site.methodology.profiles.some(
      ({ id, label }) =>
        label[about.site.locale] === text(profile) &&
        about.pair.some((one) => about.site.ranking(id).tiers.some((tier) => tier.includes(one.id))),
    ),
  'tiers.own.first': inTier((at) => at === 0),
  'tiers.own.second': inTier((at) => at === 1),
  'tiers.own.middle': inTier((at, of) => at === 2 && of === 4),
  'tiers.own.further': inTier((at, of) => at === 2 && of === 3),
  'tiers.own.last': inTier((at) => at === 3),
  'tiers.about.most': scoresOfTier((low) => low >= 5),
  'tiers.about.half': scoresOfTier((low, high) => low >= 3.5 && high <= 6.5),
  'tiers.about.upToHalf': scoresOfTier((_, high) => high < 5.1),
  'tiers.about.less': scoresOfTier((_, high) => high < 5),
  'tiers.about.few': scoresOfTier((_, high) => high < 5),
  'tiers.about.span': scoresOfTier((low, high) => high >= low),
  'tiers.scores': ({ low: printedLow, high: printedHigh }, about) =>
    scoresOfTier(
      (low, high) =>
        formatScore(low, about.site.locale) === text(printedLow) &&
        formatScore(high, about.site.locale) === text(printedHigh),
    )({}, about),
  'roundup.lead.lists': leads,
  'roundup.lead.highest': leads,
  'roundup.lead.stays': leads,
  'roundup.lead.alone': ({ provider: name, next }, about) =>
    about.site.methodology.profiles.some(({ id }) => {
      const [first = [], second = []] = about.site.ranking(id).tiers;
      return (
        first[0] === named(name, about)?.id && first.length === 1 && second[0] === named(next, about)?.id
      );
    }),
};
