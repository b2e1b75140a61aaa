import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '@vpn-site/cli/run-tool.ts';
import { allMovedPaths } from '@vpn-site/site/release/listed-paths.ts';
import { readOutboundOffers } from '@vpn-site/site/release/outbound-offers.ts';
import { serverTimingHeader } from '@vpn-site/site/release/site-files.ts';
import { replaceFolder } from '../replaceable-folder.ts';
import { bundleWorker } from './bundle-worker.ts';
import {
  clickSettings,
  type HostLimits,
  hostLimits,
  redirectsFile,
  routesFile,
  workerAddresses,
} from './cloudflare-files.ts';
import { headerRules, headersFile } from './header-rules.ts';
import { renderLinkedAnswers } from './linked-answers.ts';
import {
  type AnswerFile,
  answerFiles,
  type FinishedRelease,
  releaseFiles,
  renderedPages,
  type StaticFile,
  searchFiles,
  toolFallbackFiles,
  usualHeaders,
} from './static-files.ts';
import type { WorkerSite } from './worker/answer-request.ts';

export interface WrittenStatic {
  readonly files: number;
  readonly bytes: number;
  readonly workerBytes: number;
  readonly answers: number;
  /** Number of linked answers that exceed the host's file limit. */
  readonly omitted: number;
}

export interface StaticOptions {
  /** The id of the database for clicks; undefined if the site counts none. */
  readonly clickDatabase?: string | undefined;
  /** The max number of comparisons of three or four providers to write; undefined for all that fit. */
  readonly maxChoices?: number | undefined;
}

/** The file with the build id in the folder. It shows that the folder may be replaced. */
const mark = 'static.json';

/** Writes a release as a folder for Cloudflare Pages, with its header rules and its worker. */
export async function writeStatic(
  dist: string,
  finished: FinishedRelease,
  folder: string,
  { clickDatabase, maxChoices }: StaticOptions,
  onAnswer?: (made: number, known: number) => void,
): Promise<WrittenStatic> {
  const { release } = finished;
  const pages: StaticFile[] = [...releaseFiles(finished)];
  for await (const page of renderedPages(finished)) pages.push(page);
  for await (const part of searchFiles(finished)) pages.push(part);
  const toolFallbacks = toolFallbackFiles(finished, pages);
  const { answers: linked, omitted: left } = await renderLinkedAnswers(pageTexts(pages), {
    routes: release.routes,
    siteUrl: release.siteUrl,
    render: finished.render,
    limit: hostLimits.files - pages.length - toolFallbacks.length,
    maxChoices,
    onAnswer,
  });
  const answers = answerFiles(finished, linked);
  const files = [...pages, ...toolFallbacks, ...answers];
  const rules = headerRules(files, usualHeaders(finished));
  const redirects = allMovedPaths(release);
  const addresses = workerAddresses(
    release,
    answers.map(({ address }) => address),
  );
  const sizes = {
    files: files.length,
    fileBytes: Math.max(...files.map(({ content }) => Buffer.byteLength(content))),
    headerRules: rules.length,
    redirects: redirects.length,
    workerRoutes: Object.values(addresses).flat().length,
  };
  assertWithinLimits(sizes);
  const worker = await bundleWorker(workerSite(dist, finished, toolFallbacks, answers));
  const written: readonly { readonly name: string; readonly content: Buffer | string }[] = [
    ...files.map(({ name, content }) => ({ name: `public/${name}`, content })),
    { name: 'public/_headers', content: headersFile(rules) },
    { name: 'public/_redirects', content: redirectsFile(redirects) },
    routesFile(addresses),
    { name: 'public/_worker.js', content: worker },
    ...(clickDatabase
      ? [clickSettings(new URL(release.siteUrl).hostname.replaceAll('.', '-'), clickDatabase)]
      : []),
    {
      name: mark,
      content: JSON.stringify({ siteUrl: release.siteUrl, day: release.asOf, build: release.build }),
    },
  ];
  replaceFolder(folder, { name: 'a static site', mark }, (newFolder) => {
    for (const { name, content } of written) {
      mkdirSync(dirname(join(newFolder, name)), { recursive: true });
      writeFileSync(join(newFolder, name), content);
    }
  });
  const bytes = files.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
  return { files: files.length, bytes, workerBytes: worker.length, answers: answers.length, omitted: left };
}

function* pageTexts(files: readonly StaticFile[]): Iterable<string> {
  for (const { name, content } of files) if (name.endsWith('.html')) yield String(content);
}

function workerSite(
  dist: string,
  { release, security }: FinishedRelease,
  toolFallbacks: readonly AnswerFile[],
  answers: readonly AnswerFile[],
): WorkerSite {
  const { rootRedirect, fallbackLocale } = release;
  const table = (files: readonly AnswerFile[]) =>
    Object.fromEntries(files.map(({ address, path }) => [address, path]));
  return {
    root: { rootRedirect, fallbackLocale },
    offers: Object.fromEntries(readOutboundOffers(dist)),
    providers: release.providers,
    choices: release.routes.withQuery.choice,
    answers: table(answers),
    tools: table(toolFallbacks),
    security,
    serverTiming: serverTimingHeader(release.build),
  };
}

const limitLabels: Readonly<Record<keyof HostLimits, string>> = {
  files: 'files',
  fileBytes: 'bytes in a file',
  headerRules: 'rules for headers',
  redirects: 'redirects',
  workerRoutes: 'addresses of the worker',
};

function assertWithinLimits(sizes: HostLimits): void {
  const problems = Object.entries(hostLimits).flatMap(([name, most]) => {
    const key = name as keyof HostLimits;
    return sizes[key] > most
      ? [`Cloudflare Pages allows ${most} ${limitLabels[key]}, but this site has ${sizes[key]}.`]
      : [];
  });
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
}
