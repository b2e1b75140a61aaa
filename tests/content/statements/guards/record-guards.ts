import { formatPartialDate } from '@vpn-site/core/i18n/formats.ts';
import type { Audit } from '@vpn-site/core/provider/audit.ts';
import type { Incident } from '@vpn-site/core/provider/incident.ts';
import { plansOf } from './price-guards.ts';
import {
  ageOf,
  answerOf,
  auditsOf,
  count,
  type Guard,
  type Guards,
  groupOf,
  harmsOf,
  incidentsOf,
  isDate,
  known,
  listOf,
  type Subject,
  text,
} from './truth.ts';

/** Returns audits of the VPN, without those of other products of the company. */
function ownAudits({ provider }: Subject): readonly Audit[] {
  return auditsOf(provider).filter(({ kind }) => kind !== 'other-product');
}

function auditKind(kind: Audit['kind']): Guard {
  return (_, { provider }) => auditsOf(provider).some((audit) => audit.kind === kind);
}

function harmKind(kind: Incident['harm']): Guard {
  return (_, { provider }) => incidentsOf(provider).some(({ harm }) => harm === kind);
}

function disclosure(kind: Incident['told']): Guard {
  return (_, { provider }) => incidentsOf(provider).some(({ told }) => told === kind);
}

function proof(kind: 'warrant' | 'demand'): Guard {
  return ({ confirmed }, { provider }) =>
    incidentsOf(provider).some(
      (one) =>
        one.proof?.kind === kind && one.proof.confirmed === (confirmed === 'yes') && one.harm === 'none',
    );
}

function report(isPublic: Audit['reportPublic']): Guard {
  return (_, { provider }) => auditsOf(provider).some(({ reportPublic }) => reportPublic === isPublic);
}

function ending(outcome: Incident['outcome']): Guard {
  return (_, { provider }) => incidentsOf(provider).some((one) => one.outcome === outcome);
}

/** Guards the number of entries that count, and the newest date, which a source must state. */
const newest: Guard = ({ count: printed, date }, about) => {
  const { provider, site } = about;
  const lists = [ownAudits(about), harmsOf(provider), ownAudits(about).filter(isOfCode)];
  return lists.some(
    (list) =>
      list.length === count(printed) &&
      list.some(
        (one) =>
          !('dateInferred' in one && one.dateInferred) &&
          formatPartialDate(one.date, site.locale) === text(date),
      ),
  );
};

function isOfCode({ kind }: Audit): boolean {
  return ['apps-source', 'apps-unstated', 'part-source', 'part-unstated', 'checklist'].includes(kind);
}

/** Guards for audits, incidents and single facts, in tables and on evidence cards. */
export const recordGuards: Guards = {
  'facts.audits': ({ count: printed }, about) =>
    known(about.provider, 'audits') !== undefined && ownAudits(about).length === count(printed),
  'facts.incidents': ({ count: printed }, { provider }) =>
    known(provider, 'incidents') !== undefined && harmsOf(provider).length === count(printed),
  'facts.noneKnown.audits': (_, about) => ownAudits(about).length === 0,
  'facts.noneKnown.incidents': (_, { provider }) => harmsOf(provider).length === 0,
  'facts.reports': ({ count: printed }, { provider }) =>
    [listOf(provider, 'streaming'), listOf(provider, 'speed-reports')].some(
      (list) => list?.length === count(printed),
    ),
  'facts.leakTests': ({ count: printed, failed }, { provider }) => {
    const tests = (listOf(provider, 'leak-tests') ?? []) as unknown as readonly { result: string }[];
    return (
      tests.length === count(printed) &&
      tests.filter(({ result }) => result === 'failed').length === count(failed)
    );
  },
  'facts.plans': ({ count: printed }, { provider }) => listOf(provider, 'prices')?.length === count(printed),
  'facts.newest': newest,
  'facts.none': (_, { provider }) =>
    Object.keys(provider.facts).some((key) => listOf(provider, key)?.length === 0),
  'facts.dataCap': ({ count: printed }, { provider }) =>
    text((answerOf(provider, 'free-plan') as { dataCapGb?: unknown })?.dataCapGb) === text(printed),
  'facts.unlimitedData': (_, { provider }) =>
    (answerOf(provider, 'free-plan') as { dataCapGb?: unknown })?.dataCapGb === 'unlimited',
  'facts.reviewSites': ({ sites, held }, { provider, site }) => {
    const named = (groupOf(provider, site)?.reviewSites ?? []).filter(({ name }) =>
      text(sites).includes(name),
    );
    return (
      answerOf(provider, 'owner-interests') === 'reviews-vpns' &&
      named.length > 0 &&
      named.every(({ confidence, heldBy }) => confidence !== 'low' && (heldBy ?? 'owner') === held)
    );
  },

  'evidence.incomplete': (_, { provider }) =>
    Object.keys(provider.facts).some((key) => known(provider, key)?.incomplete === true),
  'evidence.outsider': ({ date }, { provider, site }) => {
    const { outsider } = known(provider, 'server-storage') ?? {};
    return outsider !== undefined && isDate(date, outsider.date, site);
  },
  'evidence.records.summary': ({ others, challenges }, { provider }) =>
    auditsOf(provider).filter(({ kind }) => kind === 'other-product').length === count(others) &&
    incidentsOf(provider).filter(({ harm }) => harm === 'none').length === count(challenges),
  'evidence.records.testedMeans': (_, { provider }) =>
    incidentsOf(provider).some(({ harm }) => harm === 'none') &&
    incidentsOf(provider).every(({ harm, outcome }) => harm !== 'none' || outcome !== 'data-exposed'),
  'evidence.records.public': report(true),
  'evidence.records.notPublic': report(false),
  'evidence.records.unknownPublic': report('unknown'),
  'evidence.records.kinds.inspection': auditKind('inspection'),
  'evidence.records.kinds.assurance': auditKind('assurance'),
  'evidence.records.kinds.infrastructure': auditKind('infrastructure'),
  'evidence.records.kinds.apps-source': auditKind('apps-source'),
  'evidence.records.kinds.apps-unstated': auditKind('apps-unstated'),
  'evidence.records.kinds.part-source': auditKind('part-source'),
  'evidence.records.kinds.part-unstated': auditKind('part-unstated'),
  'evidence.records.kinds.checklist': auditKind('checklist'),
  'evidence.records.kinds.other-product': auditKind('other-product'),
  'evidence.records.harms.handed-over': harmKind('handed-over'),
  'evidence.records.harms.exposed-wide': harmKind('exposed-wide'),
  'evidence.records.harms.exposed-part': harmKind('exposed-part'),
  'evidence.records.harms.break-in': harmKind('break-in'),
  'evidence.records.harms.flaw': harmKind('flaw'),
  'evidence.records.harms.conduct': harmKind('conduct'),
  'evidence.records.told.itself-within-30-days': disclosure('itself-within-30-days'),
  'evidence.records.told.answered': disclosure('answered'),
  'evidence.records.told.kept-back': disclosure('kept-back'),
  'evidence.records.known': ({ date }, { provider, site }) =>
    incidentsOf(provider).some((one) => one.known !== undefined && isDate(date, one.known, site)),
  'evidence.records.proofs.warrant': proof('warrant'),
  'evidence.records.proofs.demand': proof('demand'),
  'evidence.records.earlier': ({ count: printed }, { provider }) =>
    auditsOf(provider).length > count(printed),
  'evidence.records.noAudits': (_, { provider }) => listOf(provider, 'audits')?.length === 0,
  'evidence.records.noIncidents': (_, { provider }) => listOf(provider, 'incidents')?.length === 0,
  'evidence.records.unknownAudits': (_, about) => ownAudits(about).length === 0,
  'evidence.records.unknownIncidents': (_, { provider }) => harmsOf(provider).length === 0,

  'review.audits.endings.clean': ending('clean'),
  'review.audits.endings.customer-data-safe': ending('customer-data-safe'),
  'review.audits.endings.data-exposed': ending('data-exposed'),
  'review.audits.endings.service-limited': ending('service-limited'),
  'review.audits.endings.unknown': ending('unknown'),
  'review.audits.endings.proof': (_, { provider }) =>
    incidentsOf(provider).some((one) => one.proof !== undefined),
  'review.audits.reports.public': report(true),
  'review.audits.reports.not-public': report(false),
  'review.audits.older': ({ count: printed }, { provider }) =>
    auditsOf(provider).length + incidentsOf(provider).length > count(printed),

  'review.streaming.untested': ({ dated, last, refund }, about) => {
    const { provider, site } = about;
    const tests = (
      (listOf(provider, 'streaming') ?? []) as unknown as readonly { claim: string; asOf?: string }[]
    ).filter(({ claim }) => claim === 'independently-reported');
    const periods = [answerOf(provider, 'money-back-days'), ...plansOf(about).map((plan) => plan.refundDays)];
    return (
      tests.every(({ asOf }) => asOf === undefined || ageOf(asOf, site) > 200) &&
      (dated === 'yes'
        ? tests.some(({ asOf }) => asOf !== undefined && isDate(last, asOf, site))
        : tests.every(({ asOf }) => asOf === undefined)) &&
      (count(refund) === 0 || periods.includes(count(refund)))
    );
  },
  'review.speed.unmeasured': (_, { provider }) => (listOf(provider, 'speed-reports') ?? []).length === 0,
  'review.countries.confirmed': ({ count: printed }, { provider }) =>
    answerOf(provider, 'countries-measured') === count(printed),
  'review.countries.unconfirmed': ({ count: printed }, { provider }) =>
    Number(answerOf(provider, 'countries')) - Number(answerOf(provider, 'countries-measured')) ===
    count(printed),
  'review.countries.unmeasured': ({ count: printed }, { provider }) =>
    answerOf(provider, 'countries') === count(printed) &&
    answerOf(provider, 'countries-measured') === undefined,
  'review.countries.unknown': (_, { provider }) => answerOf(provider, 'countries') === undefined,
  'review.owner.since': ({ year }, { provider }) => text(answerOf(provider, 'founded')) === text(year),
  'review.owner.sameGroup': ({ count: printed }, { provider, site }) => {
    const brands = groupOf(provider, site)?.brands ?? [];
    return brands.filter(({ id }) => id !== undefined && id !== provider.id).length === count(printed);
  },
  'review.owner.others': ({ owner, names }, { provider, site }) => {
    const group = groupOf(provider, site);
    return group?.name === text(owner) && group.brands.some(({ name }) => text(names).includes(name));
  },
  'review.owner.reviews': ({ owner, count: printed, held }, { provider, site }) => {
    const group = groupOf(provider, site);
    return (
      group?.name === text(owner) &&
      group.reviewSites.filter(({ heldBy }) => (heldBy ?? 'owner') === held).length === count(printed)
    );
  },
};
