import { startDevelopment } from '@vpn-site/harness/development.ts';
import budgets from '../budgets.json' with { type: 'json' };
import { median } from './in-turns.ts';
import { processorTime } from './process-figures.ts';
import type { Row } from './report.ts';

interface SavedFile {
  readonly name: string;
  readonly file: string;
  readonly page: string;
  /** The budget in seconds. */
  readonly atMost: number;
  /** Returns the text of the file with these words at a place that the page shows. */
  readonly change: (text: string, words: string) => string;
}

const savedFiles: readonly SavedFile[] = [
  {
    name: 'words',
    file: 'content/explainers/what-is-a-vpn.en.md',
    page: '/privacy/what-is-a-vpn',
    atMost: budgets.savedWordsSeconds,
    change: (text, words) => text.replace(/^## /m, `${words}\n\n## `),
  },
  {
    name: 'a fact',
    file: 'facts/providers/mullvad.yaml',
    page: '/reviews/mullvad',
    atMost: budgets.savedFactSeconds,
    change: (text, words) => text.replace(/^name: .*$/m, `name: ${words}`),
  },
];

/** The number of milliseconds between two rounds, so that checks of the whole site can finish. */
const pauseMilliseconds = 8000;

/**
 * Measures how long an editor waits: the time from saving a file to a page with the new words, and the server's CPU time.
 */
export async function measureDevelopment([rounds = '5']: readonly string[]): Promise<Row[]> {
  const site = await startDevelopment();
  try {
    const rows: Row[] = [];
    for (const { name, file, page, atMost, change } of savedFiles) {
      // The first page of a kind is compiled before it is rendered.
      await site.pageWith(page, '</html>');
      const figures: { readonly seconds: number; readonly processor: number }[] = [];
      for (let round = 0; round < Number(rounds); round++) {
        await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
        const words = `Zebra${round}`;
        const [started, spent] = [performance.now(), processorTime(site.server.child.pid)];
        const back = site.edit(file, (text) => change(text, words));
        await site.pageWith(page, words);
        const seconds = (performance.now() - started) / 1000;
        figures.push({ seconds, processor: processorTime(site.server.child.pid) - spent });
        back();
      }
      const medianOf = (figure: 'seconds' | 'processor') => median(figures.map((one) => one[figure]));
      rows.push(
        { name: `save of ${name} to page`, unit: 's', ours: medianOf('seconds'), budget: { atMost } },
        { name: `save of ${name}: processor time`, unit: 's', ours: medianOf('processor') },
      );
    }
    return rows;
  } finally {
    await site.stop();
  }
}
