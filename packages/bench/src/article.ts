import { blocks } from '@vpn-site/site/blocks/blocks.ts';
import budgets from '../budgets.json' with { type: 'json' };
import { createBareProject, createOurProject, syntheticMarkdown } from './build/projects.ts';
import { buildTwice } from './build/timed-build.ts';
import type { Row } from './report.ts';

const sectionsOfThreeThousandWords = 27;
const few = 21;
const many = 222;

const prose = (page: number) => syntheticMarkdown(page, sectionsOfThreeThousandWords);
const everyBlock = blocks.map(({ examples }) => examples[0]?.source ?? '').join('\n\n');
const withBlocks = (page: number) => `${prose(page)}\n\n${everyBlock}`;

/** Measures the cost of blocks: an article of 3,000 words with all blocks, compared with bare Astro and the same words. */
export async function measureArticle(): Promise<Row[]> {
  const bare = await perPage((pages) => createBareProject(pages, prose));
  const ours = await perPage((pages) => createOurProject(pages, withBlocks));
  const words = prose(0).split(/\s+/).length;
  return [
    {
      name: `an article of ${words} words with ${blocks.length} blocks`,
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

/** Returns the milliseconds that one more page takes to render when its picture and compressed variants are cached. */
async function perPage(create: (pages: number) => string): Promise<number> {
  const [first, second] = [await buildTwice(create(few)), await buildTwice(create(many))];
  return ((second.again.seconds - first.again.seconds) / (many - few)) * 1000;
}
