import { readFileSync, rmSync } from 'node:fs';
import { createBareProject } from './build/bare-project.ts';
import { createOurProject } from './build/our-project.ts';
import { type BuildFigures, timedBuild } from './build/timed-build.ts';

/** Time per page and memory, for this project and the smallest Astro project, side by side in one run. */
const few = 300;
const many = 3000;
const budgets = JSON.parse(readFileSync('bench/budgets.json', 'utf8')) as Record<string, number>;

/** A clean build, and then the same again with the compressed forms and pictures of unchanged pages at hand. */
async function measure(
  create: (pages: number) => string,
  pages: number,
): Promise<[BuildFigures, BuildFigures]> {
  const folder = create(pages);
  try {
    return [await timedBuild(folder), await timedBuild(folder)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const [bareFew] = await measure(createBareProject, few);
const [oursFew, againFew] = await measure(createOurProject, few);
const [bareMany] = await measure(createBareProject, many);
const [oursMany, againMany] = await measure(createOurProject, many);

const perPage = (fewer: BuildFigures, more: BuildFigures) =>
  ((more.seconds - fewer.seconds) / (many - few)) * 1000;
const withoutExtras = (figures: BuildFigures): BuildFigures => ({
  ...figures,
  seconds: figures.seconds - figures.extraSeconds,
});
const bare = perPage(bareFew, bareMany);
const row = (fewer: BuildFigures, more: BuildFigures) => ({
  [`s, ${few} pages`]: fewer.seconds.toFixed(1),
  [`s, ${many} pages`]: more.seconds.toFixed(1),
  'ms per further page': perPage(fewer, more).toFixed(2),
  'to bare Astro': (perPage(fewer, more) / bare).toFixed(2),
  [`peak MB, ${few}`]: fewer.peakMegabytes,
  [`peak MB, ${many}`]: more.peakMegabytes,
});
console.table({
  'bare Astro, no compression': row(bareFew, bareMany),
  'ours, pages rendered': row(withoutExtras(oursFew), withoutExtras(oursMany)),
  'ours, clean build with brotli 11, gzip and pictures': row(oursFew, oursMany),
  'ours, build again': row(againFew, againMany),
});

const rendering = perPage(withoutExtras(oursFew), withoutExtras(oursMany)) / bare;
const again = perPage(againFew, againMany) / bare;
const memoryGrowth = oursMany.peakMegabytes - oursFew.peakMegabytes;
const { buildTimePerPageRatio = 0, buildMemoryGrowthMegabytes = 0 } = budgets;
console.log(`rendering, ours / bare:   ${rendering.toFixed(2)} (budget: at most ${buildTimePerPageRatio})`);
console.log(`build again, ours / bare: ${again.toFixed(2)} (budget: at most ${buildTimePerPageRatio})`);
console.log(`memory growth, ours: ${memoryGrowth} MB (budget: at most ${buildMemoryGrowthMegabytes} MB)`);
const isWithin =
  Math.max(rendering, again) <= buildTimePerPageRatio && memoryGrowth <= buildMemoryGrowthMegabytes;
process.exitCode = isWithin ? 0 : 1;
