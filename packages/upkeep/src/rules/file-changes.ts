import type { FactPath } from '@vpn-site/core/provider/fact-edit.ts';
import { type CurrentFacts, changedPaths, withEdits } from './edited-facts.ts';
import type { Proposal } from './proposal.ts';

/** The effect of a proposal on one file. */
export interface FileChange {
  readonly file: string;
  readonly before: unknown;
  readonly after: unknown;
  /** The paths of all values that would change. */
  readonly paths: readonly FactPath[];
}

/** Returns the changes of a proposal; empty if the files already contain them. */
export function changesOf({ edits }: Proposal, current: CurrentFacts): FileChange[] {
  return [...Map.groupBy(edits, ({ file }) => file)].flatMap(([file, own]) => {
    const before = current(file);
    const after = withEdits(before, own);
    const paths = changedPaths(before, after);
    return paths.length === 0 ? [] : [{ file, before, after, paths }];
  });
}
