import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseFactFile } from '@vpn-site/content/facts/fact-file.ts';
import { afterAll, expect, test } from 'vitest';
import { UpkeepFolder } from '../src/upkeep-folder.ts';
import { runWatch } from '../src/watch/run-watch.ts';
import { watchSettings } from '../src/watch/watch-settings.ts';
import { watchedCells } from '../src/watch/watched-cells.ts';
import { FixtureRepository } from './watch/fixture-repository.ts';

const repository = new FixtureRepository();
const path = mkdtempSync(join(tmpdir(), 'watch-'));
const folder = new UpkeepFolder(path);
afterAll(() => {
  repository.remove();
  rmSync(path, { recursive: true });
});

const table = (rows: string) => `Name,Countries,Audits\n${rows}\n`;
repository.commit('2026-07-01', { 'README.md': 'Nothing yet.\n', 'left.md': 'We left it there.\n' });
const pinned = repository.commit('2026-08-06', {
  'README.md': '# Alder\n\nAll code of the app is here.\n',
  'still.md': 'Nothing of this is ever changed.\n',
  'counted.json': '{ "servers": [1, 2, 3] }\n',
  'chart.csv': table('Alder,69,Yes\nBirch,12,No'),
});
repository.commit('2026-09-01', { 'README.md': '# Alder\n\nNews.\n\nAll code of the app is here.\n' });
const readme = repository.commit('2026-10-10', {
  'README.md': '# Alder\n\nNews.\n\nMore news.\n\nAll code of the app is here.\n',
  'chart.csv': table('New,1,No\nAlder,70,Yes\nBirch,12,No'),
});
repository.commit('2026-11-01', { 'counted.json': '{ "servers": [1, 2] }\n', 'left.md': undefined });

const address = (file: string) => `https://github.com/alder/app/blob/${pinned}/${file}`;
const fact = (source: string, text: string) => ({
  value: true,
  basis: 'provider-claim',
  asOf: '2026-08-06',
  checked: '2026-11-02',
  sources: [source],
  quotes: [{ source, text, where: 'line 3' }],
});
const source = (url: string) => ({
  url,
  title: 'Alder',
  publisher: 'provider',
  kind: 'living',
  published: '2026-08-06',
});
const data = {
  facts: {
    code: fact('readme', 'All code of the app is here.'),
    still: fact('still', 'three words that no machine finds'),
    counted: fact('counted', 'three servers'),
    audits: fact('chart', 'row 3 (Birch), column Audits: No'),
    countries: fact('chart', 'row Alder: Countries = 69'),
    left: fact('left', 'We left it there.'),
    lost: fact('lost', 'Anything.'),
    folder: fact('folder', 'Anything.'),
  },
  sources: {
    readme: source(`${address('README.md')}?plain=1#L3`),
    still: source(address('still.md')),
    counted: source(address('counted.json')),
    chart: source(address('chart.csv')),
    left: source(address('left.md')),
    lost: source(address('never-there.md')),
    folder: source(`https://github.com/alder/app/tree/${pinned}/docs`),
  },
};
const cells = watchedCells([parseFactFile('facts/providers/alder.yaml', JSON.stringify(data))]);
const settings = {
  ...watchSettings('https://vpn.example', undefined),
  repositoryUrl: () => repository.url,
  hostOverride: () => ({ host: '127.0.0.1', port: 9 }),
};
const turn = (day: string) =>
  runWatch({ cells, isSelected: () => true, at: `${day}T06:00:00.000Z`, folder, settings });

test('a file at a commit is compared with the newest one of its repository', async () => {
  const { readings: looked, notice } = await turn('2026-11-16');
  const outcomes = looked.map(({ cell, reading }) => [cell.cell.at(-1), reading.outcome]);
  expect(Object.fromEntries(outcomes)).toEqual({
    code: 'same',
    still: 'same',
    counted: 'unreadable',
    audits: 'same',
    countries: 'reworded',
    left: 'gone',
    lost: 'blocked',
    folder: 'unreadable',
  });
  const proposals = notice.proposals.map(({ kind, cell, edits }) => [
    kind,
    cell.at(-1),
    Object.fromEntries(edits.map((edit) => [edit.path.slice(-2).join('.'), edit.value])),
  ]);
  expect(proposals).toEqual([
    [
      'address',
      'code',
      {
        'readme.url': `https://github.com/alder/app/blob/${readme}/README.md?plain=1#L7`,
        'readme.published': '2026-10-10',
        '0.where': 'line 7',
        'code.checked': '2026-11-16',
        'code.asOf': '2026-10-10',
      },
    ],
    ['still-true', 'still', { 'still.checked': '2026-11-16' }],
    // The words of another cell are missing in the same file, so the address stays.
    ['still-true', 'audits', { 'audits.checked': '2026-11-16' }],
  ]);
});

test('a week later the copy is brought up to date, and what lasted is found', async () => {
  repository.commit('2026-11-18', { 'still.md': 'All of this was changed, every single word of it.\n' });
  const { readings: looked, notice } = await turn('2026-11-23');
  const still = looked.find(({ cell }) => cell.cell.at(-1) === 'still');
  expect(still?.reading.outcome).toBe('unreadable');
  expect(notice.findings).toMatchObject([
    {
      kind: 'reworded',
      cell: ['facts', 'countries'],
      was: 'row Alder: Countries = 69',
      now: 'row Alder: Countries = 70',
    },
  ]);
  expect(readdirSync(join(path, 'repositories'))).toEqual(['alder+app.git']);
});
