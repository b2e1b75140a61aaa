import type { Day } from '../day/day.ts';
import { firstDayOf } from '../day/partial-date.ts';
import type { Audit } from '../provider/audit.ts';
import type { Incident } from '../provider/incident.ts';
import { knownFact, type Provider } from '../provider/provider.ts';
import { type Assessment, gradeOf, unprovenAssessment } from './assessment.ts';
import { bestAndSecond } from './best-and-second.ts';
import {
  couldEarnMore,
  evidenceFactor,
  type JudgingContext,
  outsiderFactor,
  sourceFactor,
} from './evidence-factor.ts';
import { clampPoints, fullScore } from './full-score.ts';
import type { EvidenceFactors } from './methodology.ts';
import type { NoLogsRule, ProofKind } from './scoring-rule.ts';

/** Assesses the no-logs promise and its proof. The promise alone earns a share, and proofs by outsiders earn the rest. */
export function assessNoLogs(provider: Provider, rule: NoLogsRule, judging: JudgingContext): Assessment {
  const logging = knownFact(provider, 'logging');
  if (logging === undefined) return unprovenAssessment;
  const { evidence } = judging.methodology;
  const audits = knownFact(provider, 'audits');
  const promise = rule.promise[logging.value] ?? 0;
  const proof = proofPoints(proofsOf(provider), rule, evidence, judging.asOf);
  const full = promise * (evidence.word + ((1 - evidence.word) * proof) / fullScore);
  const factor = evidenceFactor('logging', logging, judging);
  const grade = gradeOf(factor);
  return {
    points: full * factor,
    full,
    best: bestCase(grade === 'unknown', audits?.incomplete === true, full, promise),
    evidence:
      grade === 'strong' && (audits === undefined || couldEarnMore(audits, proof, evidence)) ? 'weak' : grade,
  };
}

function bestCase(isUnknown: boolean, isIncomplete: boolean, full: number, promise: number): number {
  if (isUnknown) return fullScore;
  return isIncomplete ? Math.max(full, promise) : full;
}

/** A check by an outsider of which data the provider stores. */
export interface Proof extends Pick<Audit, 'date' | 'confidence'> {
  readonly kind: ProofKind;
  /** Whether the report is public, or a source other than the provider confirms it. */
  readonly isOpen: boolean;
  readonly audit?: Audit | undefined;
}

export function proofsOf(provider: Provider): Proof[] {
  const audits = knownFact(provider, 'audits')?.value ?? [];
  const incidents = knownFact(provider, 'incidents')?.value ?? [];
  return [...audits.flatMap(auditProof), ...incidents.flatMap(incidentProof)];
}

function auditProof(audit: Audit): Proof[] {
  const { kind, date, confidence, reportPublic } = audit;
  const isOfServers = kind === 'inspection' || kind === 'assurance' || kind === 'infrastructure';
  return isOfServers ? [{ kind, date, confidence, isOpen: reportPublic === true, audit }] : [];
}

function incidentProof({ proof, date, confidence }: Incident): Proof[] {
  return proof ? [{ kind: proof.kind, date, confidence, isOpen: proof.confirmed }] : [];
}

/** A proof with its points, after the reductions for age and weak sources. */
export interface WeighedProof extends Proof {
  readonly points: number;
}

type ProofRule = Pick<NoLogsRule, 'proof' | 'testServers'>;
type ProofFactors = Pick<EvidenceFactors, 'weak' | 'outsiders' | 'second'>;

/** Returns the best proof of each kind, strongest first, because more proofs of the same kind prove little more. */
export function bestProofs(
  proofs: readonly Proof[],
  rule: ProofRule,
  evidence: ProofFactors,
  asOf: Day,
): WeighedProof[] {
  // On a tie the newest comes first, because readers see only one.
  const strongestFirst = weighProofs(proofs, rule, evidence, asOf).toSorted(
    (a, b) => b.points - a.points || newestFirst(a, b),
  );
  return strongestFirst.filter(
    ({ kind }, at) => strongestFirst.findIndex((other) => other.kind === kind) === at,
  );
}

function weighProofs(
  proofs: readonly Proof[],
  { proof: worth, testServers }: ProofRule,
  evidence: ProofFactors,
  asOf: Day,
): WeighedProof[] {
  return proofs.map((proof) => {
    const { open, closed } = worth[proof.kind];
    const seen = proof.audit?.testServers ? testServers : 1;
    const left = seen * outsiderFactor(proof.date, evidence, asOf) * sourceFactor(proof, evidence);
    return { ...proof, points: (proof.isOpen ? open : closed) * left };
  });
}

function newestFirst(a: Proof, b: Proof): number {
  return firstDayOf(b.date).localeCompare(firstDayOf(a.date), 'en');
}

/**
 * Returns the proof that texts describe: the newest check for logs, even if its report is not public; otherwise the
 * strongest proof. Proofs that are too old to count are left out.
 */
export function proofToDescribe(
  proofs: readonly Proof[],
  rule: ProofRule,
  evidence: ProofFactors,
  asOf: Day,
): WeighedProof | undefined {
  const counted = weighProofs(proofs, rule, evidence, asOf).filter(({ points }) => points > 0);
  const [newest] = counted.filter(isLogCheck).toSorted(newestFirst);
  return newest ?? bestProofs(counted, rule, evidence, asOf)[0];
}

/** Whether outsiders looked for logs. A test of the servers' security is not such a check. */
export function isLogCheck({ kind }: Pick<Proof, 'kind'>): boolean {
  return kind === 'inspection' || kind === 'assurance';
}

/**
 * Whether a sentence may say that a check confirmed the promise. All of these must be true: the provider promises to store
 * nothing or little; readers can find out what the auditors found; a source states the date; the auditors examined more
 * than test servers.
 */
export function confirmsPromise(promise: string, proof: Proof): boolean {
  return (
    (promise === 'none' || promise === 'brief') &&
    isLogCheck(proof) &&
    (proof.isOpen || proof.audit?.findings !== undefined) &&
    proof.audit?.dateInferred !== true &&
    proof.audit?.testServers !== true
  );
}

/** Returns the points of the best proof, plus a share of the points of the best proof of another kind. */
export function proofPoints(
  proofs: readonly Proof[],
  rule: ProofRule,
  evidence: ProofFactors,
  asOf: Day,
): number {
  const points = bestProofs(proofs, rule, evidence, asOf).map((proof) => proof.points);
  return clampPoints(bestAndSecond(points, evidence.second));
}
