import type { Workspace } from './workspace.ts';

interface Update {
  readonly additions: readonly { readonly path: string }[];
  readonly deletions: readonly { readonly path: string }[];
}

/**
 * Returns why an update is refused; undefined if it is allowed. Adding, removing or moving a document is refused, because
 * it concerns all languages at once.
 */
export function refusal(
  { additions, deletions }: Update,
  workspace: Pick<Workspace, 'fileOf'>,
): string | undefined {
  if (deletions.length > 0)
    return 'You cannot move or remove a document here. Use "npm run site -- move", which redirects its old address.';
  const unknown = additions.find(({ path }) => workspace.fileOf(path) === undefined);
  return (
    unknown &&
    `There is no document for ${unknown.path}. Start one with "npm run new", which writes all three languages.`
  );
}
