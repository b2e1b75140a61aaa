import type { Plan } from '@vpn-site/core/price/plan.ts';
import type { Audit } from '@vpn-site/core/provider/audit.ts';
import type { Incident } from '@vpn-site/core/provider/incident.ts';
import type { StreamingReport } from '@vpn-site/core/provider/measured-tests.ts';
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
  harmsOf,
  incidentsOf,
  isDate,
  isYear,
  known,
  listOf,
  namesExactly,
  type Subject,
  text,
} from './truth.ts';

function logging({ provider }: Subject): unknown {
  return answerOf(provider, 'logging');
}

/**
 * Whether there is an audit of this kind in the facts, with the auditor, the date and the access to its report in the
 * sentence.
 */
function hasAudit(
  kinds: readonly Audit['kind'][],
  printed: Readonly<Record<string, unknown>>,
  { provider, site }: Subject,
  and: (audit: Audit) => boolean = () => true,
): boolean {
  return auditsOf(provider).some(
    (audit) =>
      kinds.includes(audit.kind) &&
      (printed.auditor === undefined || text(printed.auditor) === auditorsOf(audit, site)) &&
      (printed.dated === 'no' ? audit.dateInferred === true : isPrintedDate(printed.date, audit, site)) &&
      (printed.report === undefined ||
        printed.report ===
          ({ true: 'open', false: 'closed', unknown: 'unknown' } as const)[`${audit.reportPublic}`]) &&
      and(audit),
  );
}

/** Whether a date is printed correctly. A date that no source states must not be printed. */
function isPrintedDate(printed: unknown, { date, dateInferred }: Audit, site: Subject['site']): boolean {
  return printed === undefined || (dateInferred !== true && isDate(printed, date, site));
}

function hasProof(kind: 'warrant' | 'demand'): Guard {
  return ({ date, isOpen }, { provider, site }) =>
    incidentsOf(provider).some(
      (one) =>
        one.proof?.kind === kind &&
        one.proof.confirmed === (isOpen === 'yes') &&
        isDate(date, one.date, site),
    );
}

/**
 * Creates the guard for "confirmed". The word is allowed only for a promise to store nothing, with a date, and with a
 * public report or known findings.
 */
function confirmed(kind: 'inspection' | 'assurance'): Guard {
  return (printed, about) =>
    logging(about) === 'none' &&
    hasAudit(
      [kind],
      { auditor: printed.auditor, date: printed.date },
      about,
      ({ reportPublic, findings, testServers, dateInferred }) =>
        (reportPublic === true || findings !== undefined) && testServers !== true && dateInferred !== true,
    );
}

const appAudits = ['apps-source', 'apps-unstated'] as const;
const partAudits = ['part-source', 'part-unstated'] as const;
const codeAudits = [...appAudits, ...partAudits, 'checklist'] as const;

/** Whether only the provider says that someone outside the company checked the disks of its servers. */
function isOwnStorageCheck(provider: Provider): boolean {
  const storage = known(provider, 'server-storage');
  const source = provider.sources[storage?.outsider?.source ?? ''];
  return source?.publisher === 'provider' && storage?.basis !== 'independent-audit';
}

const outsiderYears = 3;

function isOld(date: string, site: Subject['site']): boolean {
  return ageOf(date, site) > outsiderYears * 365;
}

/** Whether no audit of these kinds is newer than the printed one. */
function isLast(
  kinds: readonly Audit['kind'][],
  printed: Readonly<Record<string, unknown>>,
  about: Subject,
): boolean {
  const own = auditsOf(about.provider).filter(({ kind }) => kinds.includes(kind));
  return own.some(
    (audit) =>
      isPrintedDate(printed.date, audit, about.site) &&
      own.every((other) => ageOf(other.date, about.site) >= ageOf(audit.date, about.site)),
  );
}

function harm(kind: Incident['harm']): Guard {
  return ({ year }, { provider }) =>
    harmsOf(provider).some((one) => one.harm === kind && isYear(year, one.date));
}

function answer(key: string): Guard {
  return (printed, { provider }) => {
    const value = answerOf(provider, key);
    return (
      text(printed.answer) === ({ true: 'yes', false: 'no', partial: 'partial' }[text(value)] ?? 'unknown')
    );
  };
}

/**
 * Creates the guard for a list of systems. "All" and "none" are about the systems that the criterion requires; "only" names
 * every known system.
 */
function systems(key: string): Guard {
  return (printed, about) => {
    const options = listOf(about.provider, key);
    switch (printed.share) {
      case 'none':
        return (
          options !== undefined && (options.length === 0 || key === 'open-source-apps' || key === 'platforms')
        );
      case 'all':
        return options !== undefined && namesWithin(printed.have, key, options, about);
      case 'some':
        return (
          options !== undefined &&
          (key === 'platforms' && printed.side !== 'for'
            ? !options.some((id) => namesExactly(printed.missing, key, [id], about))
            : printed.side === 'for'
              ? namesWithin(printed.have, key, options, about)
              : namesExactly(printed.have, key, options, about))
        );
      default:
        return options === undefined;
    }
  };
}

/** Whether every named option is one of these. */
function namesWithin(printed: unknown, key: string, options: readonly string[], about: Subject): boolean {
  const named = Object.keys(
    about.site.vocabulary.groups.flatMap(({ definitions }) => definitions).find((one) => one.key === key)
      ?.options ?? {},
  ).filter((id) => namesExactly(printed, key, [id], about));
  return named.every((id) => options.includes(id));
}

const logins = { 'hardware-key': 'hardware-key', totp: 'totp', 'not-applicable': 'not-applicable' } as const;

function login(option: keyof typeof logins): Guard {
  return (_, { provider }) => listOf(provider, 'two-factor')?.includes(option) === true;
}

function plansOf(provider: Provider): readonly Plan[] {
  return (listOf(provider, 'prices') ?? []) as unknown as readonly Plan[];
}

/** Returns the independent tests that the sentence counts, which are those of the last nine months. */
function testsOf({ provider, site }: Subject): readonly StreamingReport[] {
  return ((listOf(provider, 'streaming') ?? []) as unknown as readonly StreamingReport[]).filter(
    ({ claim, asOf }) => claim === 'independently-reported' && asOf !== undefined && ageOf(asOf, site) < 271,
  );
}

/** Returns the streams that a score looks at. */
function streamsOf({ site }: Subject) {
  return site.methodology.criteria.flatMap(({ rule }) => (rule.name === 'panel' ? [rule] : []))[0];
}

/** The fact that supports a quoted sentence. */
const factBehind: readonly (readonly [prefix: string, key: string])[] = [
  ['outcome.logging.', 'logging'],
  ['outcome.owner.', 'owner-interests'],
  ['outcome.storage.', 'server-storage'],
  ['outcome.payment.', 'payment-methods'],
  ['outcome.twoFactor.', 'two-factor'],
  ['outcome.devices.', 'devices'],
  ['outcome.refund.', 'money-back-days'],
  ['outcome.free.', 'free-plan'],
  ['outcome.cost.', 'prices'],
  ['outcome.renewal.', 'prices'],
  ['outcome.countries.', 'countries-measured'],
  ['comparison.six.promise.', 'logging'],
  ['outcome.everywhere', 'platforms'],
  ['outcome.systems', 'platforms'],
];

/** Returns the fact that supports a quoted sentence, with its key. */
function quotedFact({ words }: Readonly<Record<string, unknown>>, { provider, statements }: Subject) {
  const quoted = statements.find((one) => one.words === words && !one.key.startsWith('outcome.hedge.'));
  if (quoted === undefined) return undefined;
  const { key } = quoted;
  const own = /^outcome\.(?:answers|lists)\.(.+)$/.exec(key)?.[1];
  const factKey = own ?? factBehind.find(([prefix]) => key.startsWith(prefix))?.[1] ?? '';
  return { key, fact: known(provider, factKey) };
}

/** Creates the guard for a caveat. It is true if its fact has weak evidence of that kind. */
function weak(isOwn: boolean): Guard {
  return (printed, about) => {
    const { key = '', fact } = quotedFact(printed, about) ?? {};
    if (key.startsWith('outcome.audits.')) {
      return !isOwn && auditsOf(about.provider).some(({ confidence }) => confidence === 'low');
    }
    if (/^(?:outcome|comparison\.reason)\.incident\./.test(key)) {
      return !isOwn && harmsOf(about.provider).some(({ confidence }) => confidence === 'low');
    }
    const isWeak = fact !== undefined && (fact.confidence === 'low' || fact.asOf === undefined);
    // A wording is quoted by itself and says who speaks.
    return isWeak && (fact.basis === 'provider-claim') === isOwn;
  };
}

const old: Guard = (printed, about) => {
  const { fact } = quotedFact(printed, about) ?? {};
  const date = fact?.asOf ?? fact?.firstRead ?? fact?.checked;
  return date !== undefined && isYear(printed.year, date) && ageOf(date, about.site) > 60;
};

/** Guards for the sentences of outcomes. */
export const outcomeGuards: Guards = {
  'outcome.logging.promised': (_, about) => logging(about) === 'none',
  'outcome.logging.promise.none': (_, about) => logging(about) === 'none',
  'outcome.logging.promise.brief': (_, about) => logging(about) === 'brief',
  'outcome.logging.promise.by-day': (_, about) => logging(about) === 'by-day',
  'outcome.logging.promise.connections': (_, about) => logging(about) === 'connections',
  'outcome.logging.promise.activity': (_, about) => logging(about) === 'activity',
  'outcome.logging.confirmed.inspection': confirmed('inspection'),
  'outcome.logging.confirmed.assurance': confirmed('assurance'),
  'outcome.logging.checked': ({ stored }, about) =>
    logging(about) !== undefined && text(stored).length > 0 && !text(stored).endsWith('.'),
  'outcome.logging.check.inspection': (printed, about) =>
    hasAudit(
      ['inspection'],
      printed,
      about,
      ({ testServers }) => (printed.servers === 'test') === (testServers === true),
    ),
  'outcome.logging.check.assurance': (printed, about) =>
    hasAudit(
      ['assurance'],
      printed,
      about,
      ({ reportPublic, findings }) =>
        printed.confirms !== 'yes' ||
        ((logging(about) === 'none' || logging(about) === 'brief') &&
          (reportPublic === true || findings !== undefined)),
    ),
  'outcome.logging.check.infrastructure': (printed, about) =>
    hasAudit(
      ['infrastructure'],
      { auditor: printed.auditor, date: printed.date, dated: printed.dated },
      about,
    ),
  'outcome.logging.check.warrant': hasProof('warrant'),
  'outcome.logging.check.demand': hasProof('demand'),
  'outcome.logging.unchecked': ({ promise }, about) =>
    (promise === 'none') === (logging(about) === 'none') &&
    // A check older than eight years counts as none.
    !auditsOf(about.provider).some(
      ({ kind, date }) =>
        ['inspection', 'assurance', 'infrastructure'].includes(kind) && ageOf(date, about.site) < 8 * 365 - 1,
    ),
  'outcome.logging.closed': (printed, about) =>
    ['none', 'brief'].includes(text(logging(about))) && hasAudit(['inspection', 'assurance'], printed, about),
  'outcome.logging.old.inspection': (printed, about) =>
    hasAudit(['inspection'], { date: printed.date }, about, ({ date }) => isOld(date, about.site)) &&
    isLast(['inspection'], printed, about),
  'outcome.logging.old.assurance': (printed, about) =>
    hasAudit(['assurance'], { date: printed.date }, about, ({ date }) => isOld(date, about.site)) &&
    isLast(['assurance'], printed, about),
  'outcome.logging.assured': (printed, about) =>
    ['none', 'brief'].includes(text(logging(about))) && hasAudit(['assurance'], printed, about),
  'outcome.logging.indirect': (_, about) =>
    !auditsOf(about.provider).some(
      ({ kind, date }) => kind === 'inspection' && ageOf(date, about.site) < outsiderYears * 365,
    ),
  'outcome.logging.unknown': (_, about) => logging(about) === undefined,

  'outcome.owner.independent': (_, { provider }) => answerOf(provider, 'owner-interests') === 'independent',
  'outcome.owner.one-vpn-group': ({ owner }, { provider, site }) => {
    const group = groupOf(provider, site);
    return (
      answerOf(provider, 'owner-interests') === 'one-vpn-group' &&
      (group === undefined || (text(owner) === group.name && group.brands.length === 1))
    );
  },
  'outcome.owner.several-vpns': ({ owner }, { provider, site }) => {
    const group = groupOf(provider, site);
    return (
      answerOf(provider, 'owner-interests') === 'several-vpns' &&
      (group === undefined || (text(owner) === group.name && group.brands.length > 1))
    );
  },
  'outcome.owner.reviews-vpns': (printed, { provider, site }) => {
    const group = groupOf(provider, site);
    const named = (group?.reviewSites ?? []).filter(({ name }) => text(printed.sites).includes(name));
    return (
      answerOf(provider, 'owner-interests') === 'reviews-vpns' &&
      (text(printed.sites) === 'none' ||
        (named.length === count(printed.count) &&
          text(printed.owner) === group?.name &&
          named.every(
            ({ confidence, heldBy }) => confidence !== 'low' && (heldBy ?? 'owner') === printed.held,
          )))
    );
  },
  'outcome.owner.unknown': (_, { provider }) => answerOf(provider, 'owner-interests') === undefined,

  'outcome.audits.apps': (printed, about) =>
    hasAudit(
      appAudits,
      printed,
      about,
      ({ kind }) => (printed.source === 'yes') === (kind === 'apps-source'),
    ),
  'outcome.audits.part': (printed, about) =>
    hasAudit(partAudits, printed, about) &&
    // "Only parts" is false as soon as somebody audited whole apps.
    (printed.side === 'for' ||
      !auditsOf(about.provider).some(({ kind }) => appAudits.some((one) => one === kind))),
  'outcome.audits.old': (printed, about) =>
    hasAudit(codeAudits, { ...printed, report: undefined }, about, ({ date }) => isOld(date, about.site)) &&
    (printed.dated === 'no' || isLast(codeAudits, printed, about)),
  'outcome.audits.unstated': (printed, about) =>
    hasAudit(['apps-unstated'], { ...printed, report: undefined }, about),
  'outcome.audits.checklist': (printed, about) =>
    hasAudit(['checklist'], { ...printed, report: undefined }, about),
  'outcome.audits.none': (_, { provider }) =>
    !auditsOf(provider).some(({ kind }) => codeAudits.some((one) => one === kind)),
  'outcome.audits.unknown': (_, { provider }) => known(provider, 'audits') === undefined,

  'outcome.answers.transparency-report': answer('transparency-report'),
  'outcome.answers.signup-email': answer('signup-email'),
  'outcome.answers.post-quantum': answer('post-quantum'),
  'outcome.answers.obfuscation': answer('obfuscation'),
  'outcome.answers.multihop': answer('multihop'),
  'outcome.answers.port-forwarding': answer('port-forwarding'),
  'outcome.answers.tor': answer('tor'),

  'outcome.lists.open-source-apps': systems('open-source-apps'),
  'outcome.lists.kill-switch': systems('kill-switch'),
  'outcome.lists.split-tunnelling': systems('split-tunnelling'),
  'outcome.lists.platforms': systems('platforms'),
  'outcome.lists.app-languages': systems('app-languages'),
  'outcome.everywhere': (_, { provider }) => {
    const own = listOf(provider, 'platforms') ?? [];
    return ['windows', 'macos', 'linux', 'android', 'ios', 'router', 'chrome'].every((id) =>
      own.includes(id),
    );
  },
  'outcome.systems': ({ have }, about) => {
    const main = ['windows', 'macos', 'linux', 'android', 'ios'];
    const own = listOf(about.provider, 'platforms') ?? [];
    return namesExactly(
      have,
      'platforms',
      main.filter((id) => own.includes(id)),
      about,
    );
  },

  'outcome.payment.best': (_, { provider }) =>
    (listOf(provider, 'payment-methods') ?? []).some((one) => ['cash', 'monero'].includes(one)),
  'outcome.payment.some': ({ side }, { provider }) => {
    const own = listOf(provider, 'payment-methods') ?? [];
    return own.length > 0 && (side === 'for' || !own.includes('cash'));
  },
  'outcome.payment.none': (_, { provider }) => {
    const own = listOf(provider, 'payment-methods');
    return (
      own !== undefined &&
      !own.some((one) =>
        ['cash', 'monero', 'voucher', 'gift-card', 'bitcoin', 'lightning', 'crypto'].includes(one),
      )
    );
  },
  'outcome.payment.unknown': (_, { provider }) => known(provider, 'payment-methods') === undefined,

  'outcome.twoFactor.hardware-key': login('hardware-key'),
  'outcome.twoFactor.totp': login('totp'),
  'outcome.twoFactor.email': (_, { provider }) => {
    const own = listOf(provider, 'two-factor') ?? [];
    return own.includes('email') && !own.includes('totp') && !own.includes('hardware-key');
  },
  'outcome.twoFactor.none': (_, { provider }) => listOf(provider, 'two-factor')?.length === 0,
  'outcome.twoFactor.not-applicable': login('not-applicable'),
  'outcome.twoFactor.unknown': (_, { provider }) => known(provider, 'two-factor') === undefined,
  'outcome.twoFactor.other': (_, { provider }) => (listOf(provider, 'two-factor') ?? []).length > 0,

  'outcome.storage.seen': ({ date }, { provider, site }) => {
    const outsider = known(provider, 'server-storage')?.outsider;
    return (
      answerOf(provider, 'server-storage') === 'ram-only' &&
      outsider !== undefined &&
      !isOwnStorageCheck(provider) &&
      isDate(date, outsider.date, site)
    );
  },
  'outcome.storage.seen-by-own-account': (_, { provider }) =>
    answerOf(provider, 'server-storage') === 'ram-only' && isOwnStorageCheck(provider),
  'outcome.storage.ram-only': (_, { provider }) =>
    answerOf(provider, 'server-storage') === 'ram-only' &&
    known(provider, 'server-storage')?.outsider === undefined,
  'outcome.storage.encrypted-disks': (_, { provider }) =>
    answerOf(provider, 'server-storage') === 'encrypted-disks',
  'outcome.storage.disks': (_, { provider }) => answerOf(provider, 'server-storage') === 'disks',
  'outcome.storage.unknown': (_, { provider }) => answerOf(provider, 'server-storage') === undefined,

  'outcome.countries.all': ({ measured }, { provider }) =>
    answerOf(provider, 'countries-measured') === count(measured) &&
    answerOf(provider, 'countries') === count(measured),
  'outcome.countries.part': ({ measured, listed }, { provider }) =>
    answerOf(provider, 'countries-measured') === count(measured) &&
    answerOf(provider, 'countries') === count(listed) &&
    count(listed) > count(measured),
  'outcome.countries.measured': ({ measured }, { provider }) =>
    answerOf(provider, 'countries-measured') === count(measured),
  'outcome.countries.few': ({ measured }, { provider }) =>
    answerOf(provider, 'countries-measured') === count(measured) &&
    answerOf(provider, 'countries') === count(measured),
  'outcome.countries.listed': ({ listed }, { provider }) =>
    answerOf(provider, 'countries') === count(listed) &&
    answerOf(provider, 'countries-measured') === undefined,
  'outcome.countries.unknown': (_, { provider }) =>
    answerOf(provider, 'countries') === undefined && answerOf(provider, 'countries-measured') === undefined,

  'outcome.devices.unlimited': (_, { provider }) => answerOf(provider, 'devices') === 'unlimited',
  'outcome.devices.count': ({ count: printed }, { provider }) =>
    answerOf(provider, 'devices') === count(printed),
  'outcome.devices.unknown': (_, { provider }) => answerOf(provider, 'devices') === undefined,
  'outcome.refund.count': ({ count: printed }, { provider }) =>
    count(printed) > 0 && answerOf(provider, 'money-back-days') === count(printed),
  'outcome.refund.none': (_, { provider }) => answerOf(provider, 'money-back-days') === 0,
  'outcome.refund.unknown': (_, { provider }) => answerOf(provider, 'money-back-days') === undefined,

  // The sentence counts streams, each a service in one country, and not the attempts behind each result.
  'outcome.streaming.tested': ({ played, all, date }, about) => {
    const tests = testsOf(about);
    const opened = tests.filter(({ result }) => result === 'works');
    return (
      count(played) <= new Set(opened.map(({ service, region }) => `${service} ${region}`)).size &&
      count(all) === streamsOf(about)?.of.length &&
      tests.some(({ asOf = '' }) => isDate(date, asOf, about.site)) &&
      tests.every(
        ({ asOf = '' }) =>
          !tests.some(
            (one) =>
              isDate(date, one.asOf ?? '', about.site) &&
              ageOf(one.asOf ?? '', about.site) > ageOf(asOf, about.site) + 366,
          ),
      )
    );
  },
  'outcome.streaming.unknown': (_, about) => {
    const panel = streamsOf(about);
    const tested = panel?.of.filter((pair) =>
      testsOf(about).some(({ service, region }) => service === pair.service && region === pair.region),
    );
    return panel === undefined || (tested?.length ?? 0) < panel.min;
  },
  'outcome.free.none': (_, { provider }) =>
    (answerOf(provider, 'free-plan') as { available?: boolean })?.available === false,
  'outcome.free.limits': (_, { provider }) =>
    (answerOf(provider, 'free-plan') as { available?: boolean })?.available === true,
  'outcome.free.unstated': (_, { provider }) =>
    (answerOf(provider, 'free-plan') as { available?: boolean })?.available === true,
  'outcome.free.unknown': (_, { provider }) => answerOf(provider, 'free-plan') === undefined,
  'outcome.free.data': ({ cap }, { provider }) =>
    text((answerOf(provider, 'free-plan') as { dataCapGb?: unknown })?.dataCapGb) === text(cap),
  'outcome.free.countries': ({ count: printed }, { provider }) =>
    (answerOf(provider, 'free-plan') as { countries?: unknown })?.countries === count(printed),
  'outcome.free.devices': ({ devices }, { provider }) => {
    const own = (answerOf(provider, 'free-plan') as { devices?: unknown })?.devices;
    return devices === 'unlimited' ? own === 'unlimited' : typeof own === 'number';
  },

  'outcome.cost.known': (_, { provider }) =>
    plansOf(provider).some(({ renewal, months = 0 }) => renewal !== 'unpublished' || months >= 36),
  'outcome.cost.flat': (_, { provider }) => plansOf(provider).some(({ months }) => months === 1),
  'outcome.cost.hidden': (_, { provider }) =>
    plansOf(provider).some(({ renewal }) => renewal === 'unpublished'),
  'outcome.cost.unknown': (_, { provider, site }) => {
    const fact = known(provider, 'prices');
    const seen = fact?.asOf ?? fact?.firstRead;
    // A price is current for 120 days, and for half as long if its source has no date.
    const isCurrent = seen !== undefined && ageOf(seen, site) < (fact?.asOf === undefined ? 60 : 120);
    return !isCurrent || !plansOf(provider).some(({ observed }) => ageOf(observed, site) < 120);
  },
  'outcome.renewal.same': (_, { provider }) =>
    plansOf(provider).some(hasChange((jump) => Math.abs(jump - 1) < 0.03)),
  'outcome.renewal.prepaid': ({ all }, { provider }) => {
    const prepaid = plansOf(provider).filter(({ renewal }) => renewal === 'none');
    return prepaid.length > 0 && (all === 'yes') === (prepaid.length === plansOf(provider).length);
  },
  'outcome.renewal.falls': (_, { provider }) => plansOf(provider).some(hasChange((jump) => jump < 1)),
  'outcome.renewal.rises': ({ times }, { provider }) =>
    plansOf(provider).some(
      hasChange((jump) =>
        times === 'over3'
          ? jump > 3
          : times === 'over2'
            ? jump > 2
            : times === 'at3'
              ? jump > 2.9 && jump < 3.1
              : times === 'at2'
                ? jump > 1.9 && jump < 2.1
                : jump > 1,
      ),
    ),
  'outcome.renewal.hidden': ({ all }, { provider }) =>
    all === 'yes'
      ? plansOf(provider).some(({ renewal }) => renewal === 'unpublished')
      : plansOf(provider).some(({ renewal }) => renewal === 'unpublished'),
  'outcome.renewal.unknown': (_, { provider }) =>
    plansOf(provider).length === 0 ||
    plansOf(provider).every(({ renewal, currency }) => renewal === 'unpublished' || currency !== 'USD'),

  'outcome.noIncidents': (_, { provider }) => harmsOf(provider).length === 0,
  'outcome.incident.handed-over': harm('handed-over'),
  'outcome.incident.exposed-wide': harm('exposed-wide'),
  'outcome.incident.exposed-part': harm('exposed-part'),
  'outcome.incident.break-in': harm('break-in'),
  'outcome.incident.flaw': harm('flaw'),
  'outcome.incident.conduct': harm('conduct'),
  'outcome.incident.silence': ({ words }, { provider, statements }) => {
    const quoted = statements.find((one) => one.words === words && one.key.startsWith('outcome.incident.'));
    return harmsOf(provider).some(
      ({ told, harm: kind, date }) =>
        told === 'kept-back' &&
        quoted?.key === `outcome.incident.${kind}` &&
        isYear(quoted.values.year, date),
    );
  },

  'outcome.hedge.own': weak(true),
  'outcome.hedge.onlyOwn': weak(true),
  'outcome.hedge.source': weak(false),
  'outcome.hedge.onlySource': weak(false),
  'outcome.hedge.old': old,
};

function hasChange(fits: (jump: number) => boolean) {
  return ({ renewal, charged, months = 1 }: Plan) =>
    typeof renewal !== 'string' && fits(renewal.charged / renewal.months / (charged / months));
}
