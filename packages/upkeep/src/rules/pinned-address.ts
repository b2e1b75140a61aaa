/** A file in a public repository at one commit. */
export interface PinnedFile {
  /** The repository as 'owner/name'. */
  readonly repository: string;
  readonly commit: string;
  readonly path: string;
}

const pinned = /^https:\/\/github\.com\/([\w.-]+\/[\w.-]+)\/blob\/([0-9a-f]{40})\/([^?#]+)(\?[^#]*)?(#.*)?$/;

/** Parses the address of a file at one commit; undefined for any other address. */
export function pinnedFile(url: string): PinnedFile | undefined {
  const [, repository, commit, path] = pinned.exec(url) ?? [];
  if (repository === undefined || commit === undefined || path === undefined) return undefined;
  try {
    return { repository, commit, path: decodeURIComponent(path) };
  } catch {
    return undefined;
  }
}

/** Whether an address is a folder or a change at one commit. Such an address never shows the current state. */
export function isPinnedFolderOrCommit(url: string): boolean {
  return /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/(?:tree|commit)\/[0-9a-f]{40}/.test(url);
}

/** Returns the address of the same file at another commit, with the new line; without a line if it is unknown. */
export function addressAt(url: string, commit: string, line?: number): string {
  return url.replace(pinned, (_, repository: string, __: string, path: string, query = '', place = '') => {
    const fragment = place !== '' && line !== undefined ? `#L${line}` : '';
    return `https://github.com/${repository}/blob/${commit}/${path}${query}${fragment}`;
  });
}
