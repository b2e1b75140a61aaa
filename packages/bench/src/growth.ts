import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildFigures, timedBuild } from './build/timed-build.ts';
import { measureOutput, type OutputSizes } from './growth/built-figures.ts';
import { createGrownProject, type Size } from './growth/grown-project.ts';
import { measureServer, type RenderTimes, type ServedFigures } from './growth/served-figures.ts';
import type { Row } from './report.ts';

const defaultLimit = 20_000;
const lowLimit = 50;
/**
 * The max number of comparison pages that are written as files without `--whole`. A clean build of this many takes some
 * minutes; of 20,000, a quarter of an hour.
 */
const maxWrittenByDefault = 5000;
const defaultSizes = ['12x3', '12x10', '50x3', '50x10', '200x3', '200x10'];

interface Measured {
  readonly limit: number;
  readonly build: BuildFigures;
  readonly built: OutputSizes;
  readonly served: ServedFigures;
}

/**
 * npm run site -- bench growth [12x3 50x10 …]: builds and serves the project with this many providers and languages. It
 * measures each size twice: as configured, and with nearly all pages rendered on request. Without --whole, it skips the
 * first measurement if that would write thousands of pages; --low always skips it. It prints its own table, because these
 * figures have no budget; packages/bench/docs/scale.md explains them.
 */
export async function measureGrowth(args: readonly string[]): Promise<Row[]> {
  const sizes = args.filter((word) => !word.startsWith('--'));
  const table: Record<string, Record<string, string>> = {};
  for (const text of sizes.length > 0 ? sizes : defaultSizes) {
    const size = readSize(text);
    const copy = createGrownProject(size);
    try {
      for (const limit of limitsFor(size, args)) {
        const figures = figuresOf(await measure(copy.folder, limit), size);
        table[`${text}, limit ${limit}`] = figures;
        console.log(`${new Date().toISOString()} ${text}, limit ${limit}: ${JSON.stringify(figures)}`);
      }
    } finally {
      copy.remove();
    }
  }
  console.table(table);
  return [];
}

function limitsFor(size: Size, args: readonly string[]): number[] {
  const isLong = pairsOf(size) > maxWrittenByDefault && !args.includes('--whole');
  return args.includes('--low') || isLong ? [lowLimit] : [defaultLimit, lowLimit];
}

function pairsOf({ providers, locales }: Size): number {
  return ((providers * (providers - 1)) / 2) * locales;
}

function readSize(text: string): Size {
  const [, providers, locales] = /^(\d+)x(\d+)$/.exec(text) ?? [];
  if (providers && locales) return { providers: Number(providers), locales: Number(locales) };
  throw new Error(`"${text}" is not a size: write providers and languages, such as 50x3.`);
}

/** Measures a clean build, without cached pictures or compressed files of an earlier one. */
async function measure(folder: string, limit: number): Promise<Measured> {
  for (const left of ['.cache', 'dist']) rmSync(join(folder, left), { recursive: true, force: true });
  const build = await timedBuild(folder, { PRERENDER_LIMIT: String(limit) });
  const built = measureOutput(folder);
  return { limit, build, built, served: await measureServer(folder, built.onDemand) };
}

function figuresOf({ build, built, served }: Measured, size: Size): Record<string, string> {
  return {
    pairs: String(pairsOf(size)),
    'files / on demand': `${built.written} / ${built.onDemand.length}`,
    'build s (compression alone)': `${build.seconds.toFixed(0)} (${build.compressionSeconds.toFixed(0)})`,
    'processor s': build.processorSeconds.toFixed(0),
    'peak MB': String(build.peakMegabytes),
    'dist MB (brotli)': `${megabytes(built.raw)} (${megabytes(built.brotli)})`,
    'pictures (MB)': `${built.pictures.count} (${megabytes(built.pictures.bytes)})`,
    'largest page KB': kilobytes(built.largestPage),
    'search KB (brotli)': `${kilobytes(built.search.raw)} (${kilobytes(built.search.brotli)})`,
    'sitemaps (largest KB)': `${built.sitemaps.count} (${kilobytes(built.sitemaps.largest)})`,
    'release.json KB': kilobytes(built.releaseFile),
    'start s': served.startSeconds.toFixed(1),
    'server MB': String(served.megabytes),
    'pair ms p50/p95': times(served.pair),
    'review ms p50/p95': times(served.review),
  };
}

function times(figures: RenderTimes | undefined): string {
  return figures ? `${figures.p50.toFixed(0)} / ${figures.p95.toFixed(0)}` : '–';
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(0);
}
