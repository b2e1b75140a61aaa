import type { FactEdit } from '@vpn-site/core/provider/fact-edit.ts';
import { isWithin, pathText } from './edited-facts.ts';
import type { Proposal } from './proposal.ts';

/** Two proposals that cannot both be true. */
export interface Conflict {
  readonly proposals: readonly [Proposal, Proposal];
  /** The subject of the conflict: a field, or whether the sources still support the cell. */
  readonly about: string;
}

/**
 * Returns pairs of proposals that write different values to a field, or of which one confirms a cell that the other
 * changes.
 */
export function conflictsAmong(proposals: readonly Proposal[]): Conflict[] {
  return proposals.flatMap((first, index) =>
    proposals.slice(index + 1).flatMap((second) => {
      const about = first.id === second.id ? undefined : disagreement(first, second);
      return about === undefined ? [] : [{ proposals: [first, second] as const, about }];
    }),
  );
}

function disagreement(first: Proposal, second: Proposal): string | undefined {
  for (const edit of first.edits) {
    const other = second.edits.find((each) => differs(edit, each));
    if (other) return pathText(edit.path.length > other.path.length ? other.path : edit.path);
  }
  const isSameCell = first.file === second.file && pathText(first.cell) === pathText(second.cell);
  const isDisputed = (first.kind === 'still-true') !== (second.kind === 'still-true');
  return isSameCell && isDisputed ? pathText(first.cell) : undefined;
}

/**
 * Whether two edits conflict. They also conflict if one field contains the other, because the result would depend on their
 * order.
 */
function differs(one: FactEdit, other: FactEdit): boolean {
  if (one.file !== other.file) return false;
  if (!isWithin(one.path, other.path) && !isWithin(other.path, one.path)) return false;
  return one.path.length !== other.path.length || JSON.stringify(one.value) !== JSON.stringify(other.value);
}
