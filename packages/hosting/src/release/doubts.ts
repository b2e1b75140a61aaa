import type { BuiltFrom } from '@vpn-site/site/build/built-from.ts';

/** What is known of a build when it is to become a release. */
export interface ReleaseState {
  /** What is checked out now; none outside of a git checkout. */
  readonly checkedOut: BuiltFrom | undefined;
  /** What the build was made from; none when an older version made it. */
  readonly builtFrom: BuiltFrom | undefined;
  readonly isRoot: boolean;
}

/** Why nobody could say later where a release came from; each with what to do. None of them in a release that may be installed. */
export function releaseDoubts({ checkedOut, builtFrom, isRoot }: ReleaseState): string[] {
  if (checkedOut === undefined)
    return ['This is no git checkout, so no commit can be named: clone the project.'];
  return [
    ...(isRoot ? ['It is made by root: make it as a user of its own, who owns nothing else.'] : []),
    ...uncommittedDoubts('The checkout', checkedOut),
    ...(builtFrom === undefined
      ? ['The build does not say which commit it was made from: run "npm run build" in this checkout.']
      : buildDoubts(builtFrom, checkedOut)),
  ];
}

function buildDoubts(built: BuiltFrom, { commit }: BuiltFrom): string[] {
  return [
    ...(built.commit === commit
      ? []
      : [
          `The build is of commit ${short(built.commit)}, the checkout is at ${short(commit)}: run "npm run build".`,
        ]),
    ...uncommittedDoubts('The build', built),
  ];
}

function uncommittedDoubts(what: string, { uncommitted }: BuiltFrom): string[] {
  if (uncommitted.length === 0) return [];
  const some = uncommitted
    .slice(0, 3)
    .map((line) => line.slice(3))
    .join(', ');
  const more = uncommitted.length > 3 ? `, and ${uncommitted.length - 3} more` : '';
  return [
    `${what} has changes that are in no commit (${some}${more}): commit them, or take them back, and build again.`,
  ];
}

/** Enough of a commit to find it by. */
export function short(commit: string): string {
  return commit.slice(0, 12);
}
