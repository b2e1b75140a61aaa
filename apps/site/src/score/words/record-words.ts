import { formatList } from '@vpn-site/core/i18n/formats.ts';
import type { Audit } from '@vpn-site/core/provider/audit.ts';
import type { HarmfulIncident } from '@vpn-site/core/provider/incident.ts';
import { knownFact, type Provider } from '@vpn-site/core/provider/provider.ts';
import { weighAudits } from '@vpn-site/core/scoring/code-audits.ts';
import { outsiderFactor } from '@vpn-site/core/scoring/evidence-factor.ts';
import { bestProofs, proofsOf, type WeighedProof } from '@vpn-site/core/scoring/no-logs.ts';
import type { BestAuditRule, NoLogsRule } from '@vpn-site/core/scoring/scoring-rule.ts';
import type { FactContext } from '#site/site-context.ts';
import { hedged, monthOf, type OutcomeInput, yearOf } from './outcome-input.ts';

type RuleInput<R> = OutcomeInput<{ readonly rule: R }>;

const promises = ['none', 'brief', 'by-day', 'connections', 'activity'] as const;

/** Describes what is logged and who has checked it; undefined for a promise without a message. */
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
  const proof = bestProof(provider, criterion.rule, site);
  const words =
    side === 'against' || proof === undefined
      ? missingProof(promise, proof, site)
      : t(`outcome.logging.${proof.kind}`, {
          ...proofValues(proof, site),
          promise: t(`outcome.logging.promise.${promise}`),
        });
  return hedged(words, 'logging', logging, site);
}

/** Returns the same in two parts, each short enough for a table cell: the promise and the kind of proof. */
export function promiseAndProof(
  provider: Provider,
  rule: NoLogsRule,
  site: FactContext,
): { readonly promise: string; readonly proof: string } | undefined {
  const { t } = site;
  const logging = knownFact(provider, 'logging');
  const promise = promises.find((each) => each === logging?.value);
  if (!logging || promise === undefined) return undefined;
  const proof = bestProof(provider, rule, site);
  return {
    promise: hedged(t(`comparison.six.promise.${promise}`), 'logging', logging, site),
    proof: proof
      ? t(`comparison.six.proof.${proof.kind}`, proofValues(proof, site))
      : t('comparison.six.proof.none'),
  };
}

function bestProof(
  provider: Provider,
  rule: NoLogsRule,
  { methodology, asOf }: FactContext,
): WeighedProof | undefined {
  return bestProofs(proofsOf(provider), rule, methodology.evidence, asOf).find(({ points }) => points > 0);
}

function proofValues({ auditor = '', date, isOpen }: WeighedProof, site: FactContext) {
  return {
    auditor: auditorNames(auditor, site),
    date: monthOf(date, site),
    isOpen: isOpen ? 'yes' : 'no',
  };
}

/** Describes the main gap in the promise or its proof. */
function missingProof(
  promise: (typeof promises)[number],
  proof: WeighedProof | undefined,
  site: FactContext,
): string {
  const { t, methodology, asOf } = site;
  if (promise !== 'none' && promise !== 'brief') return t(`outcome.logging.promise.${promise}`);
  if (!proof) return t('outcome.logging.unchecked', { promise });
  if (proof.kind !== 'inspection' && proof.kind !== 'assurance') return t('outcome.logging.indirect');
  const values = proofValues(proof, site);
  const isOld = outsiderFactor(proof.date, methodology.evidence, asOf) < 1;
  if (isOld) return t(`outcome.logging.old.${proof.kind}`, values);
  if (!proof.isOpen) return t('outcome.logging.closed', values);
  if (promise === 'brief') return t('outcome.logging.brief');
  return t(proof.kind === 'assurance' ? 'outcome.logging.assured' : 'outcome.logging.inspection', {
    ...values,
    promise: t('outcome.logging.promise.none'),
  });
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

/** Describes the code audit that counts most. */
export function auditWords({ provider, criterion, side, site }: RuleInput<BestAuditRule>): string {
  const { t, methodology, asOf } = site;
  const audits = knownFact(provider, 'audits');
  if (!audits) return t('outcome.audits.unknown');
  const [best] = weighAudits(audits.value, criterion.rule, { methodology, asOf });
  const depth = best && depths[best.audit.kind as keyof typeof depths];
  if (!best || depth === undefined) return t('outcome.audits.none');
  const { auditor, date, kind, reportPublic, confidence } = best.audit;
  const message = side === 'against' && depth === 'apps' ? missingDepth(best.audit, site) : depth;
  const words = t(`outcome.audits.${message}`, {
    side,
    auditor: auditorNames(auditor, site),
    date: monthOf(date, site),
    source: kind.endsWith('-source') ? 'yes' : 'no',
    report: reportPublic === 'unknown' ? 'unknown' : reportPublic ? 'open' : 'closed',
  });
  return confidence === 'low' ? t('outcome.hedge.source', { words }) : words;
}

/** Returns the message key for the main gap of an audit of whole apps. */
function missingDepth({ kind, date, reportPublic }: Audit, { methodology, asOf }: FactContext) {
  if (reportPublic === false) return 'apps';
  if (outsiderFactor(date, methodology.evidence, asOf) < 1) return 'old';
  return kind === 'apps-unstated' ? 'unstated' : 'apps';
}

/**
 * Describes an incident, its year and whether it was kept back. Without information on disclosure it costs as much as one
 * that was kept back, but the words do not claim that it was.
 */
export function incidentWords({ harm, told, date, confidence }: HarmfulIncident, { t }: FactContext): string {
  const what = t(`outcome.incident.${harm}`, { year: yearOf(date) });
  const words = told === 'kept-back' ? t('outcome.incident.silence', { words: what }) : what;
  return confidence === 'low' ? t('outcome.hedge.source', { words }) : words;
}
