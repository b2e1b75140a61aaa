import { placeText } from '#rules/edited-facts.ts';
import type { Proposal } from '#rules/proposal.ts';
import type { JudgedProposal } from './sort-proposals.ts';

/** Names the proposals that a commit holds, so that a later run knows what waits already. */
export const proposalTrailer = 'Proposal';

const longestSubject = 72;

/** What is done, and for each cell what it rests on: address, day, capture and words. */
export function commitMessage(group: string, judged: readonly JudgedProposal[]): string {
  return [
    commitSubject(group, judged),
    ...judged.map(({ proposal, rule }) => evidenceText(proposal, rule)),
    judged.map(({ proposal }) => `${proposalTrailer}: ${proposal.id}`).join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}

export function commitSubject(group: string, judged: readonly JudgedProposal[]): string {
  const proposals = judged.map(({ proposal }) => proposal);
  const cells = [...new Set(proposals.map(({ cell }) => String(cell.at(-1))))];
  const verb = proposals.every(({ kind }) => kind === 'still-true') ? 'Renew' : 'Update';
  const whose = group === byRule ? 'what a rule may merge' : group;
  const named = `${verb} ${whose}: ${cells.join(', ')}`;
  return named.length <= longestSubject ? named : `${verb} ${whose}: ${cells.length} facts`;
}

/** The last part of the name of the branch that a rule merges. No provider is called so. */
export const byRule = 'by-rule';

function evidenceText({ file, cell, summary, read, quote }: Proposal, rule: string | undefined): string {
  return [
    `${file}, ${placeText(cell)}`,
    line(summary),
    ...read.map(({ url, on, capture }) => line(`Read: ${url} on ${on}, capture ${capture}`)),
    ...(quote === '' ? [] : [line(`Quote: "${quote}"`)]),
    ...(rule === undefined ? [] : [line(`Merged by the rule "${rule}".`)]),
  ].join('\n');
}

/** Words from elsewhere stay on their line, where they cannot be taken for a trailer. */
function line(text: string): string {
  return `  ${text.replaceAll(/\s+/g, ' ').trim()}`;
}
