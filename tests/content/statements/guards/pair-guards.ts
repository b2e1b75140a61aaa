import type { Plan } from '@vpn-site/core/price/plan.ts';
import type { Provider } from '@vpn-site/core/provider/provider.ts';
import {
  ageOf,
  answerOf,
  auditorsOf,
  auditsOf,
  count,
  type Guard,
  type Guards,
  groupOf,
  incidentsOf,
  isDate,
  known,
  listOf,
  type Subject,
  text,
} from './truth.ts';

function named(name: unknown, { pair }: Subject): Provider | undefined {
  return pair.find((provider) => provider.name === text(name));
}

function otherThan(provider: Provider | undefined, { pair }: Subject): Provider | undefined {
  return pair.find((one) => one !== provider);
}

/** Creates a guard that is met if the two providers differ in these facts, because an advantage needs a difference. */
function differIn(...keys: readonly string[]): Guard {
  return (_, { pair: [first, second] }) =>
    first !== undefined &&
    second !== undefined &&
    keys.some((key) => {
      const [own, other] = [first, second].map((one) => {
        const { value, outsider } = known(one, key) ?? {};
        return JSON.stringify([value, outsider]);
      });
      return own !== other;
    });
}

function sharedOwner({ pair, site }: Subject) {
  const [group, ...others] = pair.map((provider) => groupOf(provider, site));
  return group !== undefined && others.every((other) => other === group) ? group : undefined;
}

function hasRecentTest(provider: Provider | undefined, { site }: Subject): boolean {
  if (provider === undefined) return false;
  return (
    (listOf(provider, 'streaming') ?? []) as unknown as readonly { claim: string; asOf?: string }[]
  ).some(
    ({ claim, asOf }) => claim === 'independently-reported' && asOf !== undefined && ageOf(asOf, site) < 271,
  );
}

function promise(value: string): Guard {
  return (_, { provider }) => answerOf(provider, 'logging') === value;
}

function auditProof(kind: 'inspection' | 'assurance' | 'infrastructure'): Guard {
  return ({ auditor, date, dated }, { provider, site }) =>
    auditsOf(provider).some(
      (audit) =>
        audit.kind === kind &&
        auditorsOf(audit, site) === text(auditor) &&
        (dated === 'no'
          ? audit.dateInferred === true
          : audit.dateInferred !== true && isDate(date, audit.date, site)),
    );
}

function incidentProof(kind: 'warrant' | 'demand'): Guard {
  return ({ date, isOpen }, { provider, site }) =>
    incidentsOf(provider).some(
      (one) =>
        one.proof?.kind === kind &&
        one.proof.confirmed === (isOpen === 'yes') &&
        isDate(date, one.date, site),
    );
}

function plansOf(provider: Provider | undefined): readonly Plan[] {
  return provider === undefined ? [] : ((listOf(provider, 'prices') ?? []) as unknown as readonly Plan[]);
}

function isAged(provider: Provider | undefined, site: Subject['site']): boolean {
  const fact = provider?.facts.prices as { asOf?: string; firstRead?: string } | undefined;
  const seen = fact?.asOf ?? fact?.firstRead;
  return seen === undefined || ageOf(seen, site) > (fact?.asOf === undefined ? 59 : 119);
}

/** Creates a guard that is met if the named provider has no rank in some ranking, for a reason of this kind. */
function unranked(why: 'too-little-known' | 'requirement', isKnown?: boolean): Guard {
  return ({ name }, about) => {
    const provider = named(name, about);
    return about.site.methodology.profiles.some(({ id }) =>
      about.site
        .ranking(id)
        .ranking.unranked.some(
          ({ score, reason }) =>
            score.provider === provider?.id &&
            reason.why === why &&
            (reason.why !== 'requirement' || isKnown === undefined || reason.isKnown === isKnown),
        ),
    );
  };
}

/** Guards for comparisons of two providers. */
export const pairGuards: Guards = {
  'comparison.sameOwner': ({ owner }, about) => sharedOwner(about)?.name === text(owner),
  'comparison.sameOwnerMoney': (_, about) => sharedOwner(about) !== undefined,
  'comparison.needs.sameOwner': ({ owner }, about) => sharedOwner(about)?.name === text(owner),
  'comparison.six.noPrice': (_, { provider, site }) =>
    plansOf(provider).length === 0 ||
    plansOf(provider).some(({ observed }) => ageOf(observed, site) > 60) ||
    isAged(provider, site),
  'comparison.six.noRenewal': (_, { provider }) =>
    plansOf(provider).some(({ renewal }) => renewal === 'unpublished'),
  'comparison.six.less': differIn('prices'),
  'comparison.six.untested': (_, about) => !hasRecentTest(about.provider, about),
  'comparison.six.opened': ({ opened }, { provider }) =>
    ((listOf(provider, 'streaming') ?? []) as unknown as readonly { claim: string; result: string }[]).filter(
      ({ claim, result }) => claim === 'independently-reported' && result === 'works',
    ).length >= count(opened),
  'comparison.six.notAlways': (_, { provider }) =>
    ((listOf(provider, 'streaming') ?? []) as unknown as readonly { claim: string; result: string }[]).some(
      ({ claim, result }) => claim === 'independently-reported' && result !== 'works',
    ),
  'comparison.six.unmeasured': (_, { pair, site }) => {
    const [first, second] = pair.map(
      (one) =>
        (listOf(one, 'speed-reports') ?? []) as unknown as readonly { tester: string; asOf?: string }[],
    );
    return !first?.some(({ tester, asOf }) =>
      second?.some(
        (other) => other.tester === tester && other.asOf === asOf && ageOf(asOf ?? '2000', site) < 270,
      ),
    );
  },
  'comparison.six.promise.none': promise('none'),
  'comparison.six.promise.brief': promise('brief'),
  'comparison.six.promise.by-day': promise('by-day'),
  'comparison.six.promise.connections': promise('connections'),
  'comparison.six.promise.activity': promise('activity'),
  'comparison.six.proof.inspection': auditProof('inspection'),
  'comparison.six.proof.assurance': auditProof('assurance'),
  'comparison.six.proof.infrastructure': auditProof('infrastructure'),
  'comparison.six.proof.warrant': incidentProof('warrant'),
  'comparison.six.proof.demand': incidentProof('demand'),
  'comparison.six.proof.none': (_, { provider, site }) =>
    !auditsOf(provider).some(
      ({ kind, date }) =>
        ['inspection', 'assurance', 'infrastructure'].includes(kind) && ageOf(date, site) < 8 * 365 - 1,
    ),

  'comparison.needs.tooLittle': unranked('too-little-known'),
  'comparison.needs.lacks': unranked('requirement', true),
  'comparison.needs.unshown': unranked('requirement', false),
  'comparison.needs.untested': ({ name }, about) => {
    const provider = named(name, about);
    return provider !== undefined && !isWellTested(provider, about);
  },
  'comparison.needs.neitherTested': (_, about) => about.pair.every((one) => !isWellTested(one, about)),
  'comparison.needs.neitherHas': (_, about) =>
    about.pair.every((one) => unranked('requirement', true)({ name: one.name }, about)),
  'comparison.needs.split': ({ name, other }, about) =>
    named(name, about) !== undefined && named(other, about) === otherThan(named(name, about), about),
  'comparison.cost.missing': ({ provider }, about) => {
    const one = named(provider, about);
    return (
      one !== undefined &&
      (plansOf(one).length === 0 ||
        plansOf(one).some(({ observed }) => ageOf(observed, about.site) > 60) ||
        isAged(one, about.site))
    );
  },
};

/** Whether enough services were tested for a rank. */
function isWellTested(provider: Provider, { site }: Subject): boolean {
  const [panel] = site.methodology.criteria.flatMap(({ rule }) => (rule.name === 'panel' ? [rule] : []));
  const tests = (listOf(provider, 'streaming') ?? []) as unknown as readonly {
    claim: string;
    service: string;
    region?: string;
    asOf?: string;
  }[];
  const tested = panel?.of.filter((pair) =>
    tests.some(
      ({ claim, service, region, asOf }) =>
        claim === 'independently-reported' &&
        service === pair.service &&
        region === pair.region &&
        asOf !== undefined &&
        ageOf(asOf, site) < panel.withinDays,
    ),
  );
  return panel !== undefined && (tested?.length ?? 0) >= panel.min;
}
