import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UsageError } from '@vpn-site/cli/run-tool.ts';
import { askGit } from '@vpn-site/content/git.ts';
import { checkedOutCommit, readBuiltFrom } from '@vpn-site/site/build/built-from.ts';
import { readRelease } from '@vpn-site/site/release/release.ts';
import { packFolder, signArchive } from './archive.ts';
import { traceabilityProblems } from './doubts.ts';
import { fileSums, sha256, sumLine } from './file-sums.ts';
import { provenanceStatement } from './provenance.ts';
import { releaseName } from './release-name.ts';
import { type ReleaseStage, stageRelease } from './stage-release.ts';

export interface ReleaseOptions {
  readonly project: string;
  readonly dist: string;
  /** The folder for the archive. */
  readonly to: string;
  /** The name of this machine in the provenance. */
  readonly builder: string;
  /** The private key for the signature. Without it, the archive is not signed. */
  readonly key?: string | undefined;
  /**
   * Whether to make the release despite doubts, which are listed in its provenance. A server refuses such a release without
   * `--allow-doubts`.
   */
  readonly despiteDoubts?: boolean | undefined;
  /** Where signed archives of Node are, as `https://nodejs.org/dist`. With `npm`, the Node that npm installed stays. */
  readonly nodeFrom: string;
  readonly install?: ReleaseStage['install'];
}

export interface MadeRelease {
  readonly archive: string;
  readonly bytes: number;
  readonly files: number;
  readonly doubts: readonly string[];
}

/** Packs a finished build into one archive, with its list of packages, its provenance, and the hash of every file. */
export function makeRelease({
  project,
  dist,
  to,
  builder,
  key,
  nodeFrom,
  install,
  ...order
}: ReleaseOptions): MadeRelease {
  const { build, asOf, siteUrl } = readRelease(dist);
  const state = checkedOutCommit(project);
  const isRoot = process.getuid?.() === 0;
  const doubts = traceabilityProblems({ checkedOut: state, builtFrom: readBuiltFrom(dist), isRoot });
  if (doubts.length > 0 && !order.despiteDoubts) throw new UsageError(doubts.join('\n'));
  const commit = state?.commit ?? 'no-commit';
  const { platform, arch } = process;
  const name = releaseName({ asOf, build, commit, platform, arch });
  mkdirSync(to, { recursive: true });
  const folder = mkdtempSync(join(resolve(to), '.staging-'));
  try {
    stageRelease({ project, dist, to: folder, ...(install && { install }) });
    if (nodeFrom !== 'npm') replaceNode(project, join(folder, 'node_modules/.bin/node'), nodeFrom);
    execFileSync(
      process.execPath,
      ['packages/hosting/commands/sbom.ts', '--to', join(folder, 'dist/sbom.json')],
      {
        cwd: project,
      },
    );
    const sums = fileSums(folder);
    const statement = provenanceStatement({
      name,
      commit,
      siteUrl,
      asOf,
      build,
      builder,
      doubts,
      repository: git(project, 'config', '--get', 'remote.origin.url'),
      lockfileSha256: sha256(readFileSync(join(project, 'package-lock.json'))),
      versions: { node: process.versions.node, nodeFrom, npm: npmVersion(project) },
      finishedOn: new Date().toISOString(),
      filesSha256: sha256(`${sums.join('\n')}\n`),
    });
    const provenance = `${JSON.stringify(statement, undefined, 2)}\n`;
    writeFileSync(join(folder, 'provenance.json'), provenance);
    const all = [...sums, sumLine('provenance.json', provenance)];
    writeFileSync(join(folder, 'SHA256SUMS'), `${all.join('\n')}\n`);
    const archive = join(to, `${name}.tar.gz`);
    packFolder(folder, archive, Number(git(project, 'log', '-1', '--format=%ct') || 0));
    if (key !== undefined) signArchive(archive, key);
    return { archive, bytes: statSync(archive).size, files: all.length, doubts };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Replaces the Node that npm installed by the one that a releaser of Node signed. */
function replaceNode(project: string, node: string, nodeFrom: string): void {
  try {
    execFileSync(join(project, 'deploy/bin/vpn-site-node'), [node], {
      stdio: ['ignore', 'inherit', 'pipe'],
      env: { ...process.env, NODE_DIST: nodeFrom },
    });
  } catch (error) {
    throw new UsageError(String((error as { stderr?: Buffer }).stderr ?? error).trim());
  }
}

/** Returns the output of git, or an empty string if it fails. */
function git(project: string, ...args: string[]): string {
  return askGit(project, args)?.toString().trim() ?? '';
}

function npmVersion(project: string): string {
  const manifest = JSON.parse(readFileSync(join(project, 'node_modules/npm/package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}
