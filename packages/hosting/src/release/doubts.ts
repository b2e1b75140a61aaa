import type { BuiltFrom } from '@vpn-site/site/build/built-from.ts';

/** The state of the checkout and the build when a release is made. */
export interface ReleaseState {
  /** The state of the checkout; undefined outside of a git checkout. */
  readonly checkedOut: BuiltFrom | undefined;
  /** The commit from which the build was made; undefined if an older version made it. */
  readonly builtFrom: BuiltFrom | undefined;
  readonly isRoot: boolean;
}

/**
 * Returns the reasons why a release could not be traced to one commit, each with its remedy. Releases for production must
 * have none.
 */
export function traceabilityProblems({ checkedOut, builtFrom, isRoot }: ReleaseState): string[] {
  if (checkedOut === undefined)
    return ['This folder is not a git checkout, so the release has no commit. Clone the project.'];
  return [
    ...(isRoot ? ['It was made by root. Use a separate user that owns nothing else.'] : []),
    ...uncommittedProblems('The checkout', checkedOut),
    ...(builtFrom === undefined
      ? ['The build does not say which commit it was made from. Run "npm run build" in this checkout.']
      : buildProblems(builtFrom, checkedOut)),
  ];
}

function buildProblems(built: BuiltFrom, { commit }: BuiltFrom): string[] {
  return [
    ...(built.commit === commit
      ? []
      : [
          `The build is from commit ${short(built.commit)}, but the checkout is at ${short(commit)}. Run "npm run build".`,
        ]),
    ...uncommittedProblems('The build', built),
  ];
}

function uncommittedProblems(what: string, { uncommitted }: BuiltFrom): string[] {
  if (uncommitted.length === 0) return [];
  const some = uncommitted
    .slice(0, 3)
    .map((line) => line.slice(3))
    .join(', ');
  const more = uncommitted.length > 3 ? `, and ${uncommitted.length - 3} more` : '';
  return [`${what} has uncommitted changes (${some}${more}). Commit or revert them, and build again.`];
}

export function short(commit: string): string {
  return commit.slice(0, 12);
}
