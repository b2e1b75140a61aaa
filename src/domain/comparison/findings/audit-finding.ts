import { freshValue, type Provider } from '../../provider/provider.ts';
import { type AuditSummary, auditSummary } from '../record-summaries.ts';
import { type Both, largerSide, type PairFacts, type Side } from './pair-facts.ts';

/** Who let outsiders look. Audits of another product of the company say nothing about its VPN. */
export type AuditFinding =
  | {
      readonly kind: 'both';
      readonly audits: Both<AuditSummary>;
      /** Who was audited more often; undefined where they were as often. */
      readonly more: Side | undefined;
      /** Whose newest audit is certainly the later one. */
      readonly newer: Side | undefined;
    }
  /** One has audits, and of the other a source says that there are none. */
  | { readonly kind: 'one'; readonly side: Side; readonly audits: AuditSummary }
  | { readonly kind: 'none' }
  /** Nobody says whether one of them was ever audited. */
  | { readonly kind: 'one-known'; readonly side: Side; readonly audits: AuditSummary }
  | { readonly kind: 'unknown' };

export function auditFinding(facts: PairFacts): AuditFinding {
  const [first, second] = facts.providers.map((provider) => freshAudits(provider, facts));
  if (first && second) {
    if (first.count > 0 && second.count > 0) {
      const more = largerSide([first.count, second.count]);
      return { kind: 'both', audits: [first, second], more, newer: newerSide([first, second]) };
    }
    if (first.count === 0 && second.count === 0) return { kind: 'none' };
    return first.count > 0
      ? { kind: 'one', side: 0, audits: first }
      : { kind: 'one', side: 1, audits: second };
  }
  if (first) return { kind: 'one-known', side: 0, audits: first };
  return second ? { kind: 'one-known', side: 1, audits: second } : { kind: 'unknown' };
}

/** Of '2025' and '2025-03' either may be the later one. */
function newerSide([{ newest: first = '' }, { newest: second = '' }]: Both<AuditSummary>): Side | undefined {
  if (first.startsWith(second) || second.startsWith(first)) return undefined;
  return first > second ? 0 : 1;
}

function freshAudits(provider: Provider, { methodology, asOf }: PairFacts): AuditSummary | undefined {
  const audits = freshValue(provider, 'audits', methodology.lifetimes, asOf);
  return audits && auditSummary(audits);
}
