import { type FileVersion, fileVersions } from '@vpn-site/content/changes/git-versions.ts';
import { originalRevision, revisionSource } from '@vpn-site/content/translations/translation-states.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { type DiffPart, diffWords } from '@vpn-site/upkeep/word-difference.ts';

/** A line of the original as it is now, with added and removed words. */
export interface ChangedLine {
  readonly line: number;
  readonly parts: readonly DiffPart[];
}

export type OriginalChanges =
  | { readonly found: true; readonly day: Day; readonly lines: readonly ChangedLine[] }
  | { readonly found: false; readonly reason: string };

/** Returns the changes in an original since the revision that a translation follows, from the git history. */
export function originalChanges(
  root: string,
  original: string,
  now: string,
  follows: string,
): OriginalChanges {
  const versions = fileVersions(root, original);
  if (versions === undefined) {
    return { found: false, reason: 'There is no history, because this folder is not a git checkout.' };
  }
  const followed = followedVersion(versions, follows);
  if (followed) return { found: true, day: followed.day, lines: changedLines(followed.text, now) };
  const reason = versions.some(({ isCutOff }) => isCutOff)
    ? `The history is cut off before ${follows}. Run "git fetch --unshallow", then try again.`
    : `No commit of ${original} has the revision ${follows}, because it was stamped before the original was committed. Compare the whole text.`;
  return { found: false, reason };
}

function followedVersion(
  versions: readonly FileVersion[],
  follows: string,
): { readonly day: Day; readonly text: string } | undefined {
  for (const { day, text } of versions) {
    if (text !== undefined && originalRevision(text) === follows) return { day, text };
  }
  return undefined;
}

/**
 * Returns the lines of `now` that have added words, or before which words were removed. Everything that a revision ignores
 * is left out.
 */
export function changedLines(was: string, now: string): ChangedLine[] {
  // Paragraphs that were only separated differently can look like moved words.
  if (originalRevision(was) === originalRevision(now)) return [];
  const lines: { line: number; parts: DiffPart[] }[] = [{ line: 1, parts: [] }];
  for (const { text, mark } of diffWords(revisionSource(was), revisionSource(now))) {
    // Removed text loses its line breaks, because it is shown on the line of the text that replaced it.
    const pieces = mark === 'removed' ? [text.replaceAll(/\s*\n\s*/g, ' ')] : text.split('\n');
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) lines.push({ line: (lines.at(-1)?.line ?? 0) + 1, parts: [] });
      if (piece !== '') lines.at(-1)?.parts.push({ text: piece, mark });
    }
  }
  return lines.filter(({ parts }) =>
    parts.some(({ text, mark }) => mark !== undefined && text.trim() !== ''),
  );
}
