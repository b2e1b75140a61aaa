import type { Proposed } from './propose.ts';

/** Returns the summary of a run for the person who started it. */
export function outcomeText({ branches, refused, findings, applied, waiting }: Proposed): string {
  const lines = [
    ...branches.map(
      ({ name, commit, delivery, subject, stopping }) =>
        `${name}  ${commit?.slice(0, 10) ?? `${stopping.length} problem(s)`}  ${delivery}\n  ${subject}`,
    ),
    ...refused.map(({ proposal, why }) => `Refused: ${proposal.id}\n  ${why}`),
    ...findings.map(({ summary }) => `Held back: ${summary}`),
    ...(waiting > 0 ? [`${waiting} proposal(s) wait on a branch of an earlier day.`] : []),
    ...(applied > 0 ? [`${applied} proposal(s) are already in the facts.`] : []),
  ];
  return lines.length === 0 ? 'Nothing to propose.' : lines.join('\n');
}
