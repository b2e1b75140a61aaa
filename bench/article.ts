import { rmSync } from 'node:fs';
import { contracts } from '#blocks/contracts.ts';
import budgets from './budgets.json' with { type: 'json' };
import { createBareProject, createOurProject, syntheticMarkdown } from './build/projects.ts';
import { timedBuild } from './build/timed-build.ts';
import type { Row } from './report.ts';

const sectionsOfThreeThousandWords = 27;
const few = 21;
const many = 222;

const prose = (page: number) => syntheticMarkdown(page, sectionsOfThreeThousandWords);
const everyBlock = contracts.map(({ examples }) => examples[0]?.source ?? '').join('\n\n');
const withBlocks = (page: number) => `${prose(page)}\n\n${everyBlock}`;

/** What every block costs: an article of 3,000 words with all of them, against bare Astro with the same words. */
export async function measureArticle(): Promise<Row[]> {
  const bare = await perPage((pages) => createBareProject(pages, prose));
  const ours = await perPage((pages) => createOurProject(pages, withBlocks));
  const words = prose(0).split(/\s+/).length;
  return [
    {
      name: `an article of ${words} words with ${contracts.length} blocks`,
      unit: 'ms',
      ours,
      bare,
      ratio: ours / bare,
    },
    {
      name: 'on top of bare Astro',
      unit: 'ms',
      ours: ours - bare,
      budget: { atMost: budgets.articleRenderMilliseconds },
    },
  ];
}

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
