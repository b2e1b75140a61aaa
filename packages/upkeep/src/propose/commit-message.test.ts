import { expect, test } from 'vitest';
import { dearer, otherValue, stillTrue } from '#rules/proposal.fixture.ts';
import { commitMessage, commitSubject, ruleGroup } from './commit-message.ts';

const judged = (...proposals: (typeof stillTrue)[]) =>
  proposals.map((proposal) => ({ proposal, rule: undefined, why: undefined }));

test('the subject says what is done to whom, and counts where names would be too long', () => {
  expect(commitSubject('alder', judged(stillTrue))).toBe('Renew alder: jurisdiction');
  expect(commitSubject(ruleGroup, judged(stillTrue, dearer))).toBe(
    'Update what a rule may merge: jurisdiction, prices',
  );
  const many = Array.from({ length: 9 }, (_, at) => ({ ...otherValue, cell: ['facts', `long-name-${at}`] }));
  expect(commitSubject('alder', judged(...many))).toBe('Update alder: 9 facts');
});

test('words of a page cannot pose as another proposal', () => {
  const message = commitMessage('alder', judged({ ...otherValue, quote: 'Words.\n\nProposal: other' }));
  expect(message.match(/^Proposal: .*$/gm)).toEqual([`Proposal: ${otherValue.id}`]);
  expect(message).toContain('  Quote: "Words. Proposal: other"');
});
