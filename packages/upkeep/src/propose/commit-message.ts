import { pathText } from '#rules/edited-facts.ts';
import type { Proposal } from '#rules/proposal.ts';
import type { JudgedProposal } from './sort-proposals.ts';

/**
 * The commit trailer with the proposals of a commit. From it, a later run knows which proposals are on a branch already.
 */
export const proposalTrailer = 'Proposal';

/** The beginning of a line in commits that were made without a person. */
export const mergedByRule = 'Merged by the rule';

const maxSubjectLength = 72;

/** Returns the commit message: the change, and the evidence for each cell (address, day, capture and quote). */
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
  const whose = group === ruleGroup ? 'what a rule may merge' : group;
  const named = `${verb} ${whose}: ${cells.join(', ')}`;
  return named.length <= maxSubjectLength ? named : `${verb} ${whose}: ${cells.length} facts`;
}

/** The last part of the name of the branch with automatically merged proposals. No provider has this id. */
export const ruleGroup = 'by-rule';

function evidenceText({ file, cell, summary, read, quote }: Proposal, rule: string | undefined): string {
  return [
    `${file}, ${pathText(cell)}`,
    line(summary),
    ...read.map(({ url, on, capture }) => line(`Read: ${url} on ${on}, capture ${capture}`)),
    ...(quote === '' ? [] : [line(`Quote: "${quote}"`)]),
    ...(rule === undefined ? [] : [line(`${mergedByRule} "${rule}".`)]),
  ].join('\n');
}

/** Formats external text as one indented line, so that it cannot be parsed as a trailer. */
function line(text: string): string {
  return `  ${text.replaceAll(/\s+/g, ' ').trim()}`;
}
