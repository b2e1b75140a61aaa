import type { Day } from '@vpn-site/core/day/day.ts';
import { whyRefused } from '#rules/acceptable.ts';
import { type Conflict, conflictsAmong } from '#rules/conflicts.ts';
import { placeText, type StandingFacts } from '#rules/edited-facts.ts';
import { changesOf } from '#rules/file-changes.ts';
import { isMandated, type Mandate } from '#rules/mandate.ts';
import type { Finding, Proposal } from '#rules/proposal.ts';

/** A proposal that may be applied, and whether a rule or a person decides about it. */
export interface JudgedProposal {
  readonly proposal: Proposal;
  /** The rule that merges it; undefined if a person decides. */
  readonly rule: string | undefined;
  /** The reason why no rule merges it. */
  readonly why: string | undefined;
}

export interface SortedProposals {
  readonly ready: readonly JudgedProposal[];
  readonly refused: readonly { readonly proposal: Proposal; readonly why: string }[];
  /** One for each pair that contradict each other. */
  readonly findings: readonly Finding[];
  readonly applied: number;
}

interface Grounds {
  readonly standing: StandingFacts;
  readonly mandate: Mandate;
  /** Whether the captured text still exists: a rule merges nothing that cannot be looked up. */
  readonly isKept: (capture: string) => boolean;
  readonly day: Day;
}

/** Sorts proposals: those already true in the facts are dropped, those that contradict each other are held back. */
export function sortProposals(noticed: readonly Proposal[], grounds: Grounds): SortedProposals {
  const { standing, day } = grounds;
  const distinct = [...new Map(noticed.map((proposal) => [proposal.id, proposal])).values()];
  const judged = distinct.map((proposal) => ({ proposal, why: whyRefused(proposal, standing) }));
  const refused = judged.flatMap(({ proposal, why }) => (why === undefined ? [] : [{ proposal, why }]));
  const sound = judged.flatMap(({ proposal, why }) => (why === undefined ? [proposal] : []));
  const open = sound.filter((proposal) => changesOf(proposal, standing).length > 0);
  const conflicts = conflictsAmong(open);
  const disputed = new Set(conflicts.flatMap(({ proposals }) => proposals));
  return {
    ready: open.filter((proposal) => !disputed.has(proposal)).map((proposal) => judge(proposal, grounds)),
    refused,
    findings: conflicts.map((conflict) => findingOf(conflict, day)),
    applied: sound.length - open.length,
  };
}

function judge(proposal: Proposal, { standing, mandate, isKept }: Grounds): JudgedProposal {
  const ruling = isMandated(proposal, mandate, standing);
  if ('no' in ruling) return { proposal, rule: undefined, why: ruling.no };
  const lost = proposal.read.find(({ capture }) => !isKept(capture));
  return lost
    ? { proposal, rule: undefined, why: `The capture of "${lost.id}" is gone.` }
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
    summary: `Two readings disagree about "${about}" in ${file} (${placeText(cell)}), so neither is proposed: ${first.summary} ${second.summary}`,
  };
}
