import type { Day } from '@vpn-site/core/day/day.ts';
import { refusalReason } from '#rules/acceptable.ts';
import { type AutoMergeRules, autoMergeRuling } from '#rules/auto-merge-rules.ts';
import { type Conflict, conflictsAmong } from '#rules/conflicts.ts';
import { type CurrentFacts, pathText } from '#rules/edited-facts.ts';
import { changesOf } from '#rules/file-changes.ts';
import type { Finding, Proposal } from '#rules/proposal.ts';

/** A proposal that may be applied, and whether a rule or a person decides about it. */
export interface JudgedProposal {
  readonly proposal: Proposal;
  /** The rule that may merge it; undefined if a person must decide. */
  readonly rule: string | undefined;
  /** The reason why no rule may merge it. */
  readonly why: string | undefined;
}

export interface SortedProposals {
  readonly ready: readonly JudgedProposal[];
  readonly refused: readonly { readonly proposal: Proposal; readonly why: string }[];
  /** One finding for each pair of proposals that contradict each other. */
  readonly findings: readonly Finding[];
  readonly applied: number;
}

interface JudgingContext {
  readonly current: CurrentFacts;
  /** Returns a fact file as it was when a person last saw its prices. */
  readonly reviewed: CurrentFacts;
  readonly autoMergeRules: AutoMergeRules;
  /** Whether the captured text is still stored. A rule merges nothing that a person could not verify. */
  readonly hasCapture: (capture: string) => boolean;
  readonly day: Day;
}

/**
 * Sorts proposals. Those that the facts already contain are dropped, and those that contradict each other become findings.
 */
export function sortProposals(noticed: readonly Proposal[], context: JudgingContext): SortedProposals {
  const { current, day } = context;
  const distinct = [...new Map(noticed.map((proposal) => [proposal.id, proposal])).values()];
  const judged = distinct.map((proposal) => ({ proposal, why: refusalReason(proposal, current) }));
  const refused = judged.flatMap(({ proposal, why }) => (why === undefined ? [] : [{ proposal, why }]));
  const sound = judged.flatMap(({ proposal, why }) => (why === undefined ? [proposal] : []));
  const open = sound.filter((proposal) => changesOf(proposal, current).length > 0);
  const conflicts = conflictsAmong(open);
  const disputed = new Set(conflicts.flatMap(({ proposals }) => proposals));
  return {
    ready: open.filter((proposal) => !disputed.has(proposal)).map((proposal) => judge(proposal, context)),
    refused,
    findings: conflicts.map((conflict) => findingOf(conflict, day)),
    applied: sound.length - open.length,
  };
}

function judge(
  proposal: Proposal,
  { current, reviewed, autoMergeRules, hasCapture }: JudgingContext,
): JudgedProposal {
  const ruling = autoMergeRuling(proposal, autoMergeRules, current, reviewed);
  if ('no' in ruling) return { proposal, rule: undefined, why: ruling.no };
  const lost = proposal.read.find(({ capture }) => !hasCapture(capture));
  return lost
    ? { proposal, rule: undefined, why: `The capture of "${lost.id}" no longer exists.` }
    : { proposal, rule: ruling.by, why: undefined };
}

function findingOf({ proposals: [first, second], about }: Conflict, day: Day): Finding {
  const { provider, file, cell } = first;
  return {
    id: `propose:${[first.id, second.id].toSorted().join('|')}`,
    kind: 'differs',
    provider,
    file,
    cell,
    url: second.read[0]?.url ?? '',
    on: day,
    capture: second.read[0]?.capture,
    was: first.quote,
    now: second.quote,
    summary: `Two readings disagree about "${about}" in ${file} (${pathText(cell)}), so neither is proposed: ${first.summary} ${second.summary}`,
  };
}
