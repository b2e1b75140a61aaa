import type { Day } from '@vpn-site/core/day/day.ts';
import { askGit } from '../git.ts';
import { objectTexts } from './git-objects.ts';

/** A file as of one commit. */
export interface FileVersion {
  readonly day: Day;
  readonly file: string;
  /** The content; undefined if the commit removed the file. */
  readonly text: string | undefined;
  /** Whether the history of a shallow clone ends before this commit. The file then only seems to begin with it. */
  readonly isCutOff: boolean;
}

interface NamedBlob extends Omit<FileVersion, 'text'> {
  readonly blob: string;
}

const removed = /^0+$/;

/**
 * Returns every version of the files in a folder, oldest first; undefined if there is no history. It starts only two or
 * three git processes, however many versions there are. Merged changes count on the day of the merge.
 */
export function gitVersions(root: string, folder: string): readonly FileVersion[] | undefined {
  return readVersions(root, [
    '--reverse',
    '--first-parent',
    '--diff-merges=first-parent',
    '--no-renames',
    '--',
    folder,
  ]);
}

/** Returns every version of one file, newest first, including merged branches and former names. */
export function fileVersions(root: string, file: string): readonly FileVersion[] | undefined {
  return readVersions(root, ['--follow', '--diff-merges=separate', '--', file]);
}

function readVersions(root: string, which: readonly string[]): readonly FileVersion[] | undefined {
  const shallow = git(root, ['rev-parse', '--is-shallow-repository'])?.toString().trim();
  if (shallow === undefined) return undefined;
  const log = git(root, [
    'log',
    '--raw',
    '--root',
    '--no-abbrev',
    '--relative',
    '--date=format-local:%Y-%m-%d',
    '--format=commit %cd %P',
    ...which,
  ]);
  if (log === undefined) return undefined;
  const blobs = namedBlobs(log.toString(), shallow === 'true');
  const texts = blobTexts(
    root,
    [...new Set(blobs.map(({ blob }) => blob))].filter((blob) => !removed.test(blob)),
  );
  return blobs.map(({ blob, ...version }) => ({ ...version, text: texts.get(blob) }));
}

/** Returns the checked-out commit; undefined if there is none. */
export function gitHead(root: string): string | undefined {
  return git(root, ['rev-parse', '--verify', 'HEAD'])?.toString().trim();
}

/** Parses the log. Each commit has a line, followed by lines of the form ":modes before after status<tab>file". */
function namedBlobs(log: string, isShallow: boolean): NamedBlob[] {
  let day = '';
  let isCutOff = false;
  return log.split('\n').flatMap((line) => {
    if (line.startsWith('commit ')) {
      const [, date = '', ...parents] = line.trim().split(' ');
      day = date;
      isCutOff = isShallow && parents.length === 0;
    }
    const [, blob, file] = /^:\d+ \d+ \w+ (\w+) \w+\t(.+)$/.exec(line) ?? [];
    return blob === undefined || file === undefined ? [] : [{ day, file, blob, isCutOff }];
  });
}

function blobTexts(root: string, blobs: readonly string[]): ReadonlyMap<string, string> {
  const answer = git(root, ['cat-file', '--batch'], `${blobs.join('\n')}\n`) ?? Buffer.alloc(0);
  const found = [...objectTexts(answer)];
  // A partial clone lacks some objects; everything before the first missing one is used.
  const missing = found.indexOf(undefined);
  const read = missing < 0 ? found : found.slice(0, missing);
  return new Map(read.map((text, index) => [blobs[index] ?? '', text ?? '']));
}

function git(root: string, command: readonly string[], input = ''): Buffer | undefined {
  // Days are counted in UTC on every machine; a build never changes the repository or contacts a server.
  const env = { TZ: 'UTC', GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1' };
  return askGit(root, command, { input, env });
}
