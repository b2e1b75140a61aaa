import { comparedAddresses, seenOnce } from './address-findings.ts';
import { clockOf, webrtcOf } from './browser-findings.ts';
import { dnsOf } from './dns-finding.ts';
import type { LeakFinding, Remedy } from './finding.ts';
import { found, type Look, seenAddresses } from './look.ts';

/**
 * What the findings come to:
 * - `leaking`: something from before the VPN still shows, while something else is hidden.
 * - `uncovered`: all that showed before shows still; the VPN is off, or does not cover this browser.
 * - `protected`: nothing from before shows, as far as this site can see.
 * - `suspect`: one look, in which two addresses contradict each other.
 * - `one-look`: one look without a contradiction. Only its reader knows whose address it is.
 * - `unclear`: too little answered.
 */
export type Verdict = 'leaking' | 'uncovered' | 'protected' | 'suspect' | 'one-look' | 'unclear';

export interface LeakAssessment {
  readonly verdict: Verdict;
  /** One for each part of a look, in their order. */
  readonly findings: readonly LeakFinding[];
  /** What to do now, the most urgent first; each once. */
  readonly remedies: readonly Remedy[];
}

/** What one look tells, with the VPN on. It proves no leak: that takes the look before. */
export function assessOne(look: Look): LeakAssessment {
  const findings = [...seenOnce(look), webrtcOf(look, undefined), dnsOf(look, undefined), clockOf(look)];
  return assessed(oneLookVerdict(look, findings), findings);
}

/** What still shows with the VPN on of what showed with it off. */
export function assessTwo(off: Look, on: Look): LeakAssessment {
  const findings = [...comparedAddresses(off, on), webrtcOf(on, off), dnsOf(on, off), clockOf(on)];
  return assessed(comparedVerdict(off, on, findings), findings);
}

function oneLookVerdict(look: Look, findings: readonly LeakFinding[]): Verdict {
  if (seenAddresses(look).length === 0) return 'unclear';
  return findings.some(isContradiction) ? 'suspect' : 'one-look';
}

function isContradiction({ reason }: LeakFinding): boolean {
  return reason === 'apart' || reason === 'other';
}

function comparedVerdict(off: Look, on: Look, findings: readonly LeakFinding[]): Verdict {
  const addresses = findings.filter(({ part }) => part === 'ipv4' || part === 'ipv6');
  const isHidden = addresses.some(({ reason }) => reason === 'changed' || reason === 'new');
  if (findings.some(({ state }) => state === 'leak')) {
    const isCovered = isHidden || addresses.every(({ state }) => state !== 'leak');
    return isCovered ? 'leaking' : 'uncovered';
  }
  return isHidden && isComparable(off, on) ? 'protected' : 'unclear';
}

/** Whether there was an address before, and each that there was could be asked for again. */
function isComparable(off: Look, on: Look): boolean {
  const before = (['ipv4', 'ipv6'] as const).filter((part) => found(off[part]));
  return before.length > 0 && before.every((part) => on[part] !== 'unchecked');
}

function assessed(verdict: Verdict, findings: readonly LeakFinding[]): LeakAssessment {
  return { verdict, findings, remedies: remediesOf(verdict, findings) };
}

/** What a drop of the connection does is for its reader to try: no look can see it. */
function remediesOf(verdict: Verdict, findings: readonly LeakFinding[]): Remedy[] {
  if (verdict === 'uncovered') return ['split-tunnelling'];
  if (verdict === 'protected') return ['kill-switch'];
  const urgent = findings.filter((finding) => finding.state === 'leak' || isContradiction(finding));
  return [...new Set(urgent.flatMap(({ remedy }) => remedy ?? []))];
}
