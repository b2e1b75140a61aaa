import { compareAddresses, singleProbeFindings } from './address-findings.ts';
import { assessClock, assessWebrtc } from './browser-findings.ts';
import { assessDns } from './dns-finding.ts';
import type { LeakFinding, Remedy } from './finding.ts';
import { found, type Probe, seenAddresses } from './probe.ts';

/**
 * The overall result:
 * - `leaking`: something from before the VPN is still visible, while something else is hidden.
 * - `uncovered`: everything that was visible before still is; the VPN is off, or does not cover this browser.
 * - `protected`: another network, and nothing from before is visible in any test. Only this is a "No".
 * - `partly`: another network, but a test had no result.
 * - `changed`: another address, but it is not known whether it is in another network.
 * - `suspect`: a single probe in which two addresses contradict each other.
 * - `one-look`: a single probe without a contradiction. Only the reader knows whose address it is.
 * - `unclear`: too few checks got an answer.
 */
export type Verdict =
  | 'leaking'
  | 'uncovered'
  | 'protected'
  | 'partly'
  | 'changed'
  | 'suspect'
  | 'one-look'
  | 'unclear';

export interface LeakAssessment {
  readonly verdict: Verdict;
  /** One per part of a probe, in the same order. */
  readonly findings: readonly LeakFinding[];
  /** Recommended actions, most urgent first, without duplicates. */
  readonly remedies: readonly Remedy[];
}

/** Assesses a single probe with the VPN on. It cannot prove a leak, which takes a probe with the VPN off. */
export function assessSingleProbe(probe: Probe): LeakAssessment {
  const findings = [
    ...singleProbeFindings(probe),
    assessWebrtc(probe, undefined),
    assessDns(probe, undefined),
    assessClock(probe),
  ];
  return assessed(singleProbeVerdict(probe, findings), findings);
}

/** Assesses what is still visible with the VPN on, compared to the probe with it off. */
export function assessBothProbes(off: Probe, on: Probe): LeakAssessment {
  const findings = [...compareAddresses(off, on), assessWebrtc(on, off), assessDns(on, off), assessClock(on)];
  return assessed(comparedVerdict(off, on, findings), findings);
}

function singleProbeVerdict(probe: Probe, findings: readonly LeakFinding[]): Verdict {
  if (seenAddresses(probe).length === 0) return 'unclear';
  return findings.some(isContradiction) ? 'suspect' : 'one-look';
}

function isContradiction({ reason }: LeakFinding): boolean {
  return reason === 'apart' || reason === 'other';
}

function comparedVerdict(off: Probe, on: Probe, findings: readonly LeakFinding[]): Verdict {
  const addresses = findings.filter(({ part }) => part === 'ipv4' || part === 'ipv6');
  const has = (...reasons: readonly LeakFinding['reason'][]) =>
    addresses.some(({ reason }) => reasons.includes(reason));
  const isOtherNetwork = has('changed', 'new');
  const isUnknown = has('unknown', 'nearby');
  if (findings.some(({ state }) => state === 'leak')) {
    const isCovered = isOtherNetwork || isUnknown || addresses.every(({ state }) => state !== 'leak');
    return isCovered ? 'leaking' : 'uncovered';
  }
  if (!isComparable(off, on)) return 'unclear';
  if (isUnknown) return 'changed';
  if (!isOtherNetwork) return 'unclear';
  return findings.every(isTested) ? 'protected' : 'partly';
}

/** Whether a test had a result. The clock proves nothing, so it does not count. */
function isTested({ part, state }: LeakFinding): boolean {
  return part === 'clock' || state !== 'unchecked';
}

/** Whether the probe with the VPN off saw an address, and the probe with it on could check each kind of address that was seen. */
function isComparable(off: Probe, on: Probe): boolean {
  const before = (['ipv4', 'ipv6'] as const).filter((part) => found(off[part]));
  return before.length > 0 && before.every((part) => on[part] !== 'unchecked');
}

function assessed(verdict: Verdict, findings: readonly LeakFinding[]): LeakAssessment {
  return { verdict, findings, remedies: remediesOf(verdict, findings) };
}

/**
 * Returns the remedies. The kill switch is left for the reader to try, because no probe can see what happens when the
 * connection drops.
 */
function remediesOf(verdict: Verdict, findings: readonly LeakFinding[]): Remedy[] {
  if (verdict === 'uncovered') return ['split-tunnelling'];
  if (verdict === 'protected') return ['kill-switch'];
  const urgent = findings.filter(
    (finding) => finding.state === 'leak' || finding.reason === 'nearby' || isContradiction(finding),
  );
  return [...new Set(urgent.flatMap(({ remedy }) => remedy ?? []))];
}
