import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { UsageError } from '@vpn-site/cli/run-tool.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { addressInCheckout } from './checkout-address.ts';
import type { FetchText } from './fetch-text.ts';
import { fileHistory } from './file-history.ts';
import { citedAddress, commitOf, githubFile, rawAddress } from './github-file.ts';
import type { DatasetFile, ImportInput } from './importer.ts';

export interface DatasetRequest {
  /** A file, a folder or an https address; an address that ends in a slash is a folder. */
  readonly from: string;
  /** Public address that the local file or folder was copied from. */
  readonly address?: string | undefined;
  readonly ending: string;
  readonly wanted?: readonly string[] | undefined;
  readonly historyOf?: string | undefined;
  readonly today: Day;
}

type DatasetFiles = Pick<ImportInput, 'files' | 'missing' | 'newest'>;
type FileInfo = Pick<DatasetFile, 'name' | 'url' | 'readOn' | 'reportedOn'>;

/** Reads the files of a dataset and determines the public address of each. */
export async function readDataset(request: DatasetRequest, fetchText: FetchText): Promise<DatasetFiles> {
  if (request.historyOf !== undefined) return fromHistory(request, request.historyOf);
  if (/^[a-z]+:\/\//.test(request.from)) return fromWeb(request, fetchText);
  if (!existsSync(request.from)) throw new UsageError(`${request.from}: there is no such file or folder.`);
  return fromDisk(request);
}

function fromHistory({ from, wanted = [], today }: DatasetRequest, repository: string): DatasetFiles {
  const { versions, newest } = fileHistory(from, wanted);
  const files = versions.map(({ path, commit, at, text }) => {
    const url = citedAddress({ repository, ref: commit, path });
    return { ...withText({ name: path, url, readOn: today, reportedOn: at.slice(0, 10) }, text), at };
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

async function fromWeb(request: DatasetRequest, fetchText: FetchText): Promise<DatasetFiles> {
  const { from, wanted, today } = request;
  const isFolder = from.endsWith('/');
  if (isFolder && wanted === undefined) {
    throw new UsageError(
      `${from}: the tool cannot list the files at an address. Write the address of one file.`,
    );
  }
  const inRepository = githubFile(from);
  const commit = inRepository && (await commitOf(inRepository, fetchText));
  const files: DatasetFile[] = [];
  const missing: FileInfo[] = [];
  // One after another, to keep the load on the server low.
  for (const name of isFolder ? (wanted ?? []) : ['']) {
    const pinned = commit &&
      inRepository && { ...inRepository, ref: commit.sha, path: inRepository.path + name };
    const url = pinned ? citedAddress(pinned) : from + name;
    const info = { name: name || basename(from), url, readOn: today, reportedOn: commit?.day ?? today };
    const text = await fetchText(pinned ? rawAddress(pinned) : url);
    if (text === undefined) missing.push(info);
    else files.push(withText(info, text));
  }
  return requireFiles(from, { files, missing });
}

function fromDisk(request: DatasetRequest): DatasetFiles {
  const { from, wanted, ending, today } = request;
  const isFolder = statSync(from).isDirectory();
  const folder = isFolder ? from : dirname(from);
  const names = isFolder ? (wanted ?? namesIn(from, ending)) : [basename(from)];
  const placed = names.map((name) => {
    const exists = existsSync(join(folder, name));
    return {
      there: exists,
      place: { name, readOn: today, ...origin(request, folder, isFolder ? name : '', name) },
    };
  });
  return requireFiles(from, {
    files: placed
      .filter(({ there: exists }) => exists)
      .map(({ place: info }) => withText(info, readFileSync(join(folder, info.name), 'utf8'))),
    missing: placed.filter(({ there: exists }) => !exists).map(({ place: info }) => info),
  });
}

/** Throws if no file was found: one missing entry is a finding, but all missing means a wrong path. */
function requireFiles(from: string, given: DatasetFiles): DatasetFiles {
  if (given.files.length > 0) return given;
  throw new UsageError(`${from}: it has none of the expected files. Check the path.`);
}

function namesIn(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !name.split('/').includes('.git'))
    .toSorted();
}

/** Returns the public address of a local file; throws if there is none, because it could not be cited. */
function origin(
  { address, today }: DatasetRequest,
  folder: string,
  below: string,
  name: string,
): Pick<DatasetFile, 'url' | 'reportedOn'> {
  if (address !== undefined) {
    if (!address.startsWith('https://')) throw new UsageError(`--address is "${address}": write https://….`);
    return { url: address + below, reportedOn: today };
  }
  const found = addressInCheckout(folder, name);
  if (found) return found;
  throw new UsageError(
    `${join(folder, name)} is not in a clone of a GitHub repository, so readers cannot look it up. Write where it comes from: --address https://…`,
  );
}

function withText(info: FileInfo, text: string): DatasetFile {
  return { ...info, text, capture: createHash('sha256').update(text).digest('hex') };
}
