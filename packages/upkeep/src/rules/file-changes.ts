import type { FactPath } from '@vpn-site/core/provider/fact-edit.ts';
import { changedPaths, edited, type StandingFacts } from './edited-facts.ts';
import type { Proposal } from './proposal.ts';

/** What a proposal would do to one file. */
export interface FileChange {
  readonly file: string;
  readonly before: unknown;
  readonly after: unknown;
  /** Every single value that would be another one. */
  readonly paths: readonly FactPath[];
}

/** Nothing where the proposal was applied already. */
export function changesOf({ edits }: Proposal, standing: StandingFacts): FileChange[] {
  return [...Map.groupBy(edits, ({ file }) => file)].flatMap(([file, own]) => {
    const before = standing(file);
    const after = edited(before, own);
    const paths = changedPaths(before, after);
    return paths.length === 0 ? [] : [{ file, before, after, paths }];
  });
}
