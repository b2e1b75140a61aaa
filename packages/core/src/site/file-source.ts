/** URL patterns of repository hosts for a file at the newest commit. */
const byHost: Readonly<Record<string, string>> = {
  'github.com': '/blob/HEAD/{file}',
  'gitlab.com': '/-/blob/HEAD/{file}',
};

interface Repository {
  readonly repository?: string | undefined;
  readonly fileSource?: string | undefined;
}

/** Returns the URL of a file of the project; undefined if no repository is configured. */
export function fileSourceAddress({ repository, fileSource }: Repository, file: string): string | undefined {
  const pattern = fileSource ?? (repository === undefined ? undefined : patternOf(repository));
  return pattern?.replace('{file}', () => file.split('/').map(encodeURIComponent).join('/'));
}

function patternOf(repository: string): string | undefined {
  const rest = byHost[new URL(repository).host];
  return rest && repository.replace(/\/+$/, '').replace(/\.git$/, '') + rest;
}
