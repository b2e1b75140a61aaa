import { UsageError } from '@vpn-site/cli/run-tool.ts';
import { z } from 'zod';
import type { FetchText } from './fetch-text.ts';
import { jsonOf } from './json-text.ts';

/** A file or folder in a GitHub repository, at a commit or a branch. */
export interface GithubFile {
  readonly repository: string;
  readonly ref: string;
  readonly path: string;
}

export interface Commit {
  readonly sha: string;
  readonly day: string;
}

const rawPattern = /^https:\/\/raw\.githubusercontent\.com\/([^/]+\/[^/]+)\/([^/]+)\/(.*)$/;
const pagePattern = /^https:\/\/github\.com\/([^/]+\/[^/]+)\/(?:blob|tree|raw)\/([^/]+)\/(.*)$/;

/** Parses a GitHub address; undefined for any other address. */
export function githubFile(address: string): GithubFile | undefined {
  const [, repository, ref, path] = rawPattern.exec(address) ?? pagePattern.exec(address) ?? [];
  return repository === undefined || ref === undefined || path === undefined
    ? undefined
    : { repository, ref, path };
}

/** Returns the address that facts cite: the page of the file at one commit, never a branch. */
export function citedAddress({ repository, ref, path }: GithubFile): string {
  return `https://github.com/${repository}/blob/${ref}/${path.replaceAll(' ', '%20')}`;
}

export function rawAddress({ repository, ref, path }: GithubFile): string {
  return `https://raw.githubusercontent.com/${repository}/${ref}/${path.replaceAll(' ', '%20')}`;
}

const commitSchema = z.object({
  sha: z.string().regex(/^[0-9a-f]{40}$/),
  commit: z.object({ committer: z.object({ date: z.iso.datetime() }) }),
});

/** Resolves a branch, a tag or a commit to the commit it refers to now. */
export async function commitOf({ repository, ref }: GithubFile, fetchText: FetchText): Promise<Commit> {
  const address = `https://api.github.com/repos/${repository}/commits/${ref}`;
  const text = await fetchText(address);
  const parsed = text === undefined ? undefined : commitSchema.safeParse(jsonOf(text));
  if (!parsed?.success)
    throw new UsageError(`${address} does not name a commit. Check the spelling of "${ref}".`);
  const { sha, commit } = parsed.data;
  return { sha, day: commit.committer.date.slice(0, 10) };
}
