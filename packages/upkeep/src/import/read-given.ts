import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { UsageError } from '@vpn-site/cli/run-tool.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { addressInCheckout } from './checkout-address.ts';
import type { FetchText } from './fetch-text.ts';
import { fileHistory } from './file-history.ts';
import { citedAddress, commitOf, githubFile, rawAddress } from './github-file.ts';
import type { Given, GivenFile } from './importer.ts';

export interface Asked {
  /** A file, a folder or an https address; an address that ends in a slash is a folder. */
  readonly from: string;
  /** Public address that the local file or folder was copied from. */
  readonly address?: string | undefined;
  readonly ending: string;
  readonly wanted?: readonly string[] | undefined;
  readonly historyOf?: string | undefined;
  readonly today: Day;
}

type GivenFiles = Pick<Given, 'files' | 'missing' | 'newest'>;
type Place = Pick<GivenFile, 'name' | 'url' | 'readOn' | 'saidOn'>;

/** Reads the files of a dataset and determines the public address of each. */
export async function readGiven(asked: Asked, fetchText: FetchText): Promise<GivenFiles> {
  if (asked.historyOf !== undefined) return fromHistory(asked, asked.historyOf);
  if (/^[a-z]+:\/\//.test(asked.from)) return fromWeb(asked, fetchText);
  if (!existsSync(asked.from)) throw new UsageError(`${asked.from}: there is no such file or folder.`);
  return fromDisk(asked);
}

function fromHistory({ from, wanted = [], today }: Asked, repository: string): GivenFiles {
  const { versions, newest } = fileHistory(from, wanted);
  const files = versions.map(({ path, commit, at, text }) => {
    const url = citedAddress({ repository, ref: commit, path });
    return { ...withText({ name: path, url, readOn: today, saidOn: at.slice(0, 10) }, text), at };
  });
  const missing = wanted
    .filter((path) => !versions.some((version) => version.path === path))
    .map((name) => ({
      name,
      url: citedAddress({ repository, ref: newest.commit, path: name }),
      readOn: today,
    }));
  return { files, missing, newest };
}

async function fromWeb(asked: Asked, fetchText: FetchText): Promise<GivenFiles> {
  const { from, wanted, today } = asked;
  const isFolder = from.endsWith('/');
  if (isFolder && wanted === undefined) {
    throw new UsageError(`${from}: the files at an address cannot be listed, so give that of one file.`);
  }
  const inRepository = githubFile(from);
  const commit = inRepository && (await commitOf(inRepository, fetchText));
  const files: GivenFile[] = [];
  const missing: Place[] = [];
  // One after another, to keep the load on the server low.
  for (const name of isFolder ? (wanted ?? []) : ['']) {
    const pinned = commit &&
      inRepository && { ...inRepository, ref: commit.sha, path: inRepository.path + name };
    const url = pinned ? citedAddress(pinned) : from + name;
    const place = { name: name || basename(from), url, readOn: today, saidOn: commit?.day ?? today };
    const text = await fetchText(pinned ? rawAddress(pinned) : url);
    if (text === undefined) missing.push(place);
    else files.push(withText(place, text));
  }
  return inRightPlace(from, { files, missing });
}

function fromDisk(asked: Asked): GivenFiles {
  const { from, wanted, ending, today } = asked;
  const isFolder = statSync(from).isDirectory();
  const folder = isFolder ? from : dirname(from);
  const names = isFolder ? (wanted ?? namesIn(from, ending)) : [basename(from)];
  const placed = names.map((name) => {
    const there = existsSync(join(folder, name));
    return { there, place: { name, readOn: today, ...origin(asked, folder, isFolder ? name : '', name) } };
  });
  return inRightPlace(from, {
    files: placed
      .filter(({ there }) => there)
      .map(({ place }) => withText(place, readFileSync(join(folder, place.name), 'utf8'))),
    missing: placed.filter(({ there }) => !there).map(({ place }) => place),
  });
}

/** Throws if no file was found: one missing entry is a finding, but all missing means a wrong path. */
function inRightPlace(from: string, given: GivenFiles): GivenFiles {
  if (given.files.length > 0) return given;
  throw new UsageError(`${from}: none of the files that are asked for is there. Is this the right place?`);
}

function namesIn(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !name.split('/').includes('.git'))
    .toSorted();
}

/** Returns the public address of a local file; throws if there is none, because it could not be cited. */
function origin(
  { address, today }: Asked,
  folder: string,
  below: string,
  name: string,
): Pick<GivenFile, 'url' | 'saidOn'> {
  if (address !== undefined) {
    if (!address.startsWith('https://')) throw new UsageError(`--address is "${address}": write https://….`);
    return { url: address + below, saidOn: today };
  }
  const found = addressInCheckout(folder, name);
  if (found) return found;
  throw new UsageError(
    `${join(folder, name)} is in no clone of a repository on GitHub, so nobody can look it up. Say where it was copied from: --address https://…`,
  );
}

function withText(place: Place, text: string): GivenFile {
  return { ...place, text, capture: createHash('sha256').update(text).digest('hex') };
}
