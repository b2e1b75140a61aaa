import { readFileSync, rmSync } from 'node:fs';
import { contracts } from '#blocks/contracts.ts';
import { createBareProject } from './build/bare-project.ts';
import { createOurProject } from './build/our-project.ts';
import { syntheticMarkdown } from './build/synthetic-content.ts';
import { timedBuild } from './build/timed-build.ts';

/** What every block costs: an article of 3,000 words with all of them, against bare Astro with the same words. */
const sectionsOfThreeThousandWords = 27;
const few = 21;
const many = 222;
const budgets = JSON.parse(readFileSync('bench/budgets.json', 'utf8')) as Record<string, number>;

const prose = (page: number) => syntheticMarkdown(page, sectionsOfThreeThousandWords);
const everyBlock = contracts.map(({ examples }) => examples[0]?.source ?? '').join('\n\n');
const withBlocks = (page: number) => `${prose(page)}\n\n${everyBlock}`;

/** Milliseconds that one further page takes to render; compression is not rendering. */
async function perPage(create: (pages: number) => string): Promise<number> {
  const [first, second] = [await renderSeconds(create(few)), await renderSeconds(create(many))];
  return ((second - first) / (many - few)) * 1000;
}

async function renderSeconds(folder: string): Promise<number> {
  try {
    const { seconds, extraSeconds } = await timedBuild(folder);
    return seconds - extraSeconds;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const bare = await perPage((pages) => createBareProject(pages, prose));
const ours = await perPage((pages) => createOurProject(pages, withBlocks));
const { articleRenderMilliseconds = 0 } = budgets;
console.log(`words: ${prose(0).split(/\s+/).length}, blocks: ${contracts.length}`);
console.log(`bare Astro, prose only:  ${bare.toFixed(1)} ms a page`);
console.log(`ours, with every block:  ${ours.toFixed(1)} ms a page, ${(ours / bare).toFixed(2)} of bare`);
console.log(
  `on top of bare Astro:    ${(ours - bare).toFixed(1)} ms (budget: at most ${articleRenderMilliseconds} ms)`,
);
process.exitCode = ours - bare <= articleRenderMilliseconds ? 0 : 1;
