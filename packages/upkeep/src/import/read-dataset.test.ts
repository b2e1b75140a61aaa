import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '@vpn-site/cli/run-tool.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { readDataset } from './read-dataset.ts';

const folder = mkdtempSync(join(tmpdir(), 'given-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'b.json'), '"b"');
writeFileSync(join(folder, 'a.json'), '"a"');
writeFileSync(join(folder, 'notes.txt'), '');

const asked = { ending: '.json', today: '2026-11-16' };
const none = async () => undefined;
const address = 'https://data.example/';

describe('on this machine', () => {
  test('a folder is a series in the order of names', async () => {
    const { files } = await readDataset({ ...asked, from: folder, address }, none);
    expect(files.map(({ name, text, url }) => ({ name, text, url }))).toEqual([
      { name: 'a.json', text: '"a"', url: 'https://data.example/a.json' },
      { name: 'b.json', text: '"b"', url: 'https://data.example/b.json' },
    ]);
  });

  test('a file has the address that was said', async () => {
    const from = join(folder, 'b.json');
    const { files } = await readDataset({ ...asked, from, address: `${address}b` }, none);
    expect(files.map(({ name, url }) => ({ name, url }))).toEqual([{ name: 'b.json', url: `${address}b` }]);
  });

  test('of what is asked for by name, what is not there is named', async () => {
    const wanted = ['a.json', 'c.json'];
    const { files, missing } = await readDataset({ ...asked, from: folder, address, wanted }, none);
    expect(files.map(({ name }) => name)).toEqual(['a.json']);
    expect(missing.map(({ url }) => url)).toEqual(['https://data.example/c.json']);
  });

  test('a place that has none of them is a wrong one', async () => {
    const elsewhere = { ...asked, from: folder, address, wanted: ['c.json'] };
    await expect(readDataset(elsewhere, none)).rejects.toThrow('Check the path.');
  });

  test('what nobody else can read is refused', async () => {
    await expect(readDataset({ ...asked, from: folder }, none)).rejects.toThrow('--address');
    await expect(readDataset({ ...asked, from: folder, address: 'ftp://x' }, none)).rejects.toThrow(
      UsageError,
    );
    await expect(readDataset({ ...asked, from: join(folder, 'none') }, none)).rejects.toThrow('no such file');
  });

  test('a clone of a repository knows its address and its day', async () => {
    const clone = join(folder, 'clone');
    mkdirSync(join(clone, 'entries'), { recursive: true });
    writeFileSync(join(clone, 'entries', 'a b.json'), '{}');
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', '-C', clone, ...args], {
        encoding: 'utf8',
        env: { ...process.env, GIT_COMMITTER_DATE: '2026-08-04T10:00:00Z' },
      });
    git('init', '-q');
    git('remote', 'add', 'origin', 'https://github.com/example/data.git');
    git('add', '-A');
    git('commit', '-qm', 'Add an entry');
    const { files } = await readDataset({ ...asked, from: clone }, none);
    const commit = git('rev-parse', 'HEAD').trim();
    expect(files.map(({ url, reportedOn, readOn }) => ({ url, reportedOn, readOn }))).toEqual([
      {
        url: `https://github.com/example/data/blob/${commit}/entries/a%20b.json`,
        reportedOn: '2026-08-04',
        readOn: '2026-11-16',
      },
    ]);
    writeFileSync(join(clone, 'entries', 'a b.json'), '{ }');
    await expect(readDataset({ ...asked, from: clone }, none)).rejects.toThrow(UsageError);
  });
});

describe('at an address', () => {
  const sha = 'a'.repeat(40);
  const raw = `https://raw.githubusercontent.com/example/data/${sha}/feeds/`;
  const web = new Map([
    [
      'https://api.github.com/repos/example/data/commits/main',
      JSON.stringify({ sha, commit: { committer: { date: '2026-11-15T08:00:00Z' } } }),
    ],
    [`${raw}latest.json`, '{}'],
    ['https://data.example/feed.json', '[]'],
  ]);
  const fetchText = async (url: string) => web.get(url);

  test('a branch on GitHub is read and cited at its commit', async () => {
    const from = 'https://raw.githubusercontent.com/example/data/main/feeds/latest.json';
    const { files } = await readDataset({ ...asked, from }, fetchText);
    expect(files.map(({ name, url, reportedOn }) => ({ name, url, reportedOn }))).toEqual([
      {
        name: 'latest.json',
        url: `https://github.com/example/data/blob/${sha}/feeds/latest.json`,
        reportedOn: '2026-11-15',
      },
    ]);
  });

  test('a folder is read by the names that are asked for', async () => {
    const from = 'https://github.com/example/data/tree/main/feeds/';
    const wanted = ['latest.json', 'older.json'];
    const { files, missing } = await readDataset({ ...asked, from, wanted }, fetchText);
    expect(files.map(({ name }) => name)).toEqual(['latest.json']);
    expect(missing.map(({ name }) => name)).toEqual(['older.json']);
    await expect(readDataset({ ...asked, from }, fetchText)).rejects.toThrow('cannot list the files');
  });

  test('any other address is cited as it is', async () => {
    const from = 'https://data.example/feed.json';
    const { files } = await readDataset({ ...asked, from }, fetchText);
    expect(files.map(({ url, reportedOn }) => ({ url, reportedOn }))).toEqual([
      { url: from, reportedOn: '2026-11-16' },
    ]);
    await expect(readDataset({ ...asked, from: `${from}x` }, fetchText)).rejects.toThrow('Check the path.');
  });

  test('a branch that is not there is named', async () => {
    const from = 'https://raw.githubusercontent.com/example/data/mian/feeds/latest.json';
    await expect(readDataset({ ...asked, from }, fetchText)).rejects.toThrow('Check the spelling of "mian"');
  });
});
