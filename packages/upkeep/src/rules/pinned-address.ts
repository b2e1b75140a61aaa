/** A file in a public repository at one commit. */
export interface PinnedFile {
  /** 'owner/name'. */
  readonly repository: string;
  readonly commit: string;
  readonly path: string;
}

const pinned = /^https:\/\/github\.com\/([\w.-]+\/[\w.-]+)\/blob\/([0-9a-f]{40})\/([^?#]+)(\?[^#]*)?(#.*)?$/;

/** undefined for any other address. */
export function pinnedFile(url: string): PinnedFile | undefined {
  const [, repository, commit, path] = pinned.exec(url) ?? [];
  if (repository === undefined || commit === undefined || path === undefined) return undefined;
  try {
    return { repository, commit, path: decodeURIComponent(path) };
  } catch {
    return undefined;
  }
}

/** A folder or a change at one commit: it stays what it is, and what it stands for today cannot be seen at it. */
export function isPinnedElse(url: string): boolean {
  return /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/(?:tree|commit)\/[0-9a-f]{40}/.test(url);
}

/** The same file at another commit. A place in it is that of the new text, or left out where nobody knows it. */
export function addressAt(url: string, commit: string, line?: number): string {
  return url.replace(pinned, (_, repository: string, __: string, path: string, query = '', place = '') => {
    const fragment = place !== '' && line !== undefined ? `#L${line}` : '';
    return `https://github.com/${repository}/blob/${commit}/${path}${query}${fragment}`;
  });
}
