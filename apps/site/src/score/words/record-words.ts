import { firstDayOf } from '@vpn-site/core/day/partial-date.ts';
import { formatList } from '@vpn-site/core/i18n/formats.ts';
import type { Audit } from '@vpn-site/core/provider/audit.ts';
import type { KnownFact } from '@vpn-site/core/provider/fact.ts';
import type { HarmfulIncident } from '@vpn-site/core/provider/incident.ts';
import { knownFact, type Provider } from '@vpn-site/core/provider/provider.ts';
import { weighAudits } from '@vpn-site/core/scoring/code-audits.ts';
import { outsiderFactor } from '@vpn-site/core/scoring/evidence-factor.ts';
import {
  confirmsPromise,
  isLogCheck,
  proofsOf,
  proofToDescribe,
  type WeighedProof,
} from '@vpn-site/core/scoring/no-logs.ts';
import type { BestAuditRule, NoLogsRule } from '@vpn-site/core/scoring/scoring-rule.ts';
import type { FactContext } from '#site/site-context.ts';
import { monthOf, type OutcomeInput, withCaveat, yearOf } from './outcome-input.ts';

type RuleInput<R> = OutcomeInput<{ readonly rule: R }>;

const promises = ['none', 'brief', 'by-day', 'connections', 'activity'] as const;

type LogPromise = (typeof promises)[number];

/** Describes what is logged and who has checked it; undefined if there is no message for the promise. */
export function noLogsOutcome({
  provider,
  criterion,
  side,
  site,
}: RuleInput<NoLogsRule>): string | undefined {
  const { t } = site;
  const logging = knownFact(provider, 'logging');
  if (!logging) return t('outcome.logging.unknown');
  const promise = promises.find((each) => each === logging.value);
  if (promise === undefined) return undefined;
  const proof = describedProof(provider, criterion.rule, site);
  return side === 'against' || proof === undefined
    ? missingProof(logging, promise, proof, site)
    : checkedPromise(logging, promise, proof, site);
}

/**
 * Describes the promise and the kind of proof, like `noLogsOutcome`, but in two parts that are short enough for table
 * cells.
 */
export function promiseAndProof(
  provider: Provider,
  rule: NoLogsRule,
  site: FactContext,
): { readonly promise: string; readonly proof: string } | undefined {
  const { t, locale } = site;
  const logging = knownFact(provider, 'logging');
  const promise = promises.find((each) => each === logging?.value);
  if (!logging || promise === undefined) return undefined;
  const proof = describedProof(provider, rule, site);
  const short = logging.wording?.short[locale] ?? t(`comparison.six.promise.${promise}`);
  return {
    promise: logging.wording ? short : withCaveat(short, 'logging', logging, site),
    proof: proof
      ? t(`comparison.six.proof.${proof.kind}`, {
          ...proofValues(proof, site),
          confirms: confirms(promise, proof),
        })
      : t('comparison.six.proof.none'),
  };
}

function describedProof(
  provider: Provider,
  rule: NoLogsRule,
  { methodology, asOf }: FactContext,
): WeighedProof | undefined {
  return proofToDescribe(proofsOf(provider), rule, methodology.evidence, asOf);
}

/**
 * Describes the promise and the check. It uses "confirmed" only for the promise to store nothing; other promises need a
 * longer text.
 */
function checkedPromise(
  logging: KnownFact<'choice'>,
  promise: LogPromise,
  proof: WeighedProof,
  site: FactContext,
): string {
  const { t } = site;
  const values = proofValues(proof, site);
  if (promise === 'none' && isLogCheck(proof) && confirmsPromise(promise, proof)) {
    const words = t(`outcome.logging.confirmed.${proof.kind === 'assurance' ? 'assurance' : 'inspection'}`, {
      ...values,
      promise: t('outcome.logging.promise.none'),
    });
    return withCaveat(words, 'logging', logging, site);
  }
  return t('outcome.logging.checked', {
    stored: storedDataWords(logging, promise, site),
    check: t(`outcome.logging.check.${proof.kind}`, { ...values, confirms: confirms(promise, proof) }),
  });
}

/**
 * Returns the stored data in the provider's own terms, without a final period. An editor's wording needs no caveat, because
 * it already names who makes the statement. The promise to store nothing is called a promise, because no audit confirms it.
 */
function storedDataWords(logging: KnownFact<'choice'>, promise: LogPromise, site: FactContext): string {
  if (promise === 'none') return withCaveat(site.t('outcome.logging.promised'), 'logging', logging, site);
  const sentence = logging.wording?.sentence[site.locale];
  return (
    sentence?.replace(/\.$/, '') ??
    withCaveat(site.t(`outcome.logging.promise.${promise}`), 'logging', logging, site)
  );
}

function confirms(promise: LogPromise, proof: WeighedProof): 'yes' | 'no' {
  return confirmsPromise(promise, proof) ? 'yes' : 'no';
}

function proofValues({ audit, date, isOpen }: WeighedProof, site: FactContext) {
  const access = audit?.reportPublic;
  return {
    auditor: auditorNames(audit?.auditor ?? '', site),
    date: monthOf(date, site),
    dated: audit?.dateInferred ? 'no' : 'yes',
    servers: audit?.testServers ? 'test' : 'own',
    isOpen: isOpen ? 'yes' : 'no',
    report: access === true ? 'open' : access === false ? 'closed' : 'unknown',
  };
}

/** Describes the main gap in the promise or its proof. */
function missingProof(
  logging: KnownFact<'choice'>,
  promise: LogPromise,
  proof: WeighedProof | undefined,
  site: FactContext,
): string {
  const { t, methodology, asOf } = site;
  if (promise !== 'none' && promise !== 'brief') return storedDataWords(logging, promise, site);
  if (!proof) return t('outcome.logging.unchecked', { promise });
  if (!isLogCheck(proof)) return t('outcome.logging.indirect');
  const values = proofValues(proof, site);
  const kind = proof.kind === 'assurance' ? 'assurance' : 'inspection';
  const isOld = outsiderFactor(proof.date, methodology.evidence, asOf) < 1;
  if (isOld && values.dated === 'yes') return t(`outcome.logging.old.${kind}`, values);
  if (values.report !== 'open') return t('outcome.logging.closed', values);
  if (promise === 'brief') return storedDataWords(logging, promise, site);
  return kind === 'assurance'
    ? t('outcome.logging.assured', values)
    : checkedPromise(logging, promise, proof, site);
}

/** Formats the auditors; joint auditors are one string separated by commas. */
function auditorNames(auditor: string, { locale }: FactContext): string {
  return formatList(auditor.split(', '), locale);
}

const depths = {
  'apps-source': 'apps',
  'apps-unstated': 'apps',
  'part-source': 'part',
  'part-unstated': 'part',
  checklist: 'checklist',
} as const satisfies Partial<Record<Audit['kind'], string>>;

function depthOf(kind: Audit['kind']) {
  return kind in depths ? depths[kind as keyof typeof depths] : undefined;
}

/** Describes the code audit that counts most. If none counts any more, describes the newest one. */
export function auditWords({ provider, criterion, side, site }: RuleInput<BestAuditRule>): string {
  const { t, methodology, asOf } = site;
  const audits = knownFact(provider, 'audits');
  if (!audits) return t('outcome.audits.unknown');
  const ofApps = audits.value.filter(({ kind }) => depthOf(kind) !== undefined);
  const [newest] = ofApps.toSorted((a, b) => firstDayOf(b.date).localeCompare(firstDayOf(a.date), 'en'));
  const best = weighAudits(ofApps, criterion.rule, { methodology, asOf })[0]?.audit ?? newest;
  const depth = best && depthOf(best.kind);
  if (!best || depth === undefined) return t('outcome.audits.none');
  const { auditor, date, dateInferred, kind, reportPublic, confidence } = best;
  const isGone = outsiderFactor(date, methodology.evidence, asOf) === 0;
  const message =
    isGone && !dateInferred
      ? 'old'
      : side === 'against' && depth === 'apps'
        ? missingDepth(best, best === newest, site)
        : depth;
  const words = t(`outcome.audits.${message}`, {
    // "Only parts" is true only if no audit covered whole apps.
    side: ofApps.some((audit) => depthOf(audit.kind) === 'apps') ? 'for' : side,
    auditor: auditorNames(auditor, site),
    date: monthOf(date, site),
    dated: dateInferred ? 'no' : 'yes',
    source: kind.endsWith('-source') ? 'yes' : 'no',
    report: reportPublic === 'unknown' ? 'unknown' : reportPublic ? 'open' : 'closed',
  });
  return confidence === 'low' ? t('outcome.hedge.source', { words }) : words;
}

/** Returns the message key for the main gap of an audit of whole apps. */
function missingDepth(
  { kind, date, dateInferred, reportPublic }: Audit,
  isLast: boolean,
  { methodology, asOf }: FactContext,
) {
  if (reportPublic === false) return 'apps';
  if (isLast && !dateInferred && outsiderFactor(date, methodology.evidence, asOf) < 1) return 'old';
  return kind === 'apps-unstated' ? 'unstated' : 'apps';
}

/**
 * Describes an incident and its year, and adds if the provider did not disclose it. An incident without information on
 * disclosure costs as much as an undisclosed one, but the text does not claim that it was undisclosed.
 */
export function incidentWords({ harm, told, date, confidence }: HarmfulIncident, { t }: FactContext): string {
  const what = t(`outcome.incident.${harm}`, { year: yearOf(date) });
  const words = told === 'kept-back' ? t('outcome.incident.silence', { words: what }) : what;
  return confidence === 'low' ? t('outcome.hedge.source', { words }) : words;
}
