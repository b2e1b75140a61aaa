import { request } from 'node:http';
import { accessibilityProblems } from '@vpn-site/harness/accessibility-problems.ts';
import { openBrowser, type TestBrowser } from '@vpn-site/harness/browser.ts';
import { atMostMilliseconds, isNightly } from '@vpn-site/harness/nightly.ts';
import { UpkeepFolder } from '@vpn-site/upkeep/upkeep-folder.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CellDetail, DeskState } from '../src/facts/wire.ts';
import {
  confirm,
  type DeskUnderTest,
  deskDay,
  deskUnderTest,
  goTo,
  shownRows,
} from './harness/desk-under-test.ts';

const alder = 'facts/providers/alder.yaml';
const captured = 'Alder VPN. Features. Connect over Tor with one click. Eight devices. Write to us.';

let desk: DeskUnderTest;
let browser: TestBrowser;

beforeAll(async () => {
  desk = await deskUnderTest();
  browser = await openBrowser({ viewport: { width: 1280, height: 900 } });
  const upkeep = new UpkeepFolder(desk.upkeep);
  upkeep.saveNoticed('watch', {
    proposals: [],
    findings: [
      {
        id: 'reworded',
        kind: 'reworded',
        provider: 'alder',
        file: alder,
        cell: ['facts', 'devices'],
        url: 'https://alder.example/features',
        on: '2026-06-14',
        capture: upkeep.saveCapture(captured),
        was: 'Ten devices.',
        now: 'Eight devices.',
        summary: 'The words changed: look whether the value did.',
      },
    ],
  });
});
afterAll(async () => {
  await browser.close();
  await desk.remove();
});

const ask = async <T>(address: string, path: string): Promise<T> => (await fetch(address + path)).json() as T;
const cellId = (key: string) => `${alder}#facts/${key}`;

async function open(address: string): Promise<Page> {
  const page = await browser.context.newPage();
  await page.goto(`${address}facts`);
  await page.locator('.decisions').waitFor();
  return page;
}

/** Filters the queue to one provider by keyboard. */
async function showOnly(page: Page, name: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type(name);
  await page.keyboard.press('Escape');
  await page.locator('.row[aria-current]', { hasText: name }).waitFor();
}

/** Returns the lines that git reports as changed. */
function changedLines(): string[] {
  return desk
    .git('diff', '-U0', '--', 'facts')
    .split('\n')
    .filter((line) => /^[+-](?![+-])/.test(line))
    .map((line) => `${line[0]} ${line.slice(1).trim()}`);
}

test('ten due facts are settled with the keyboard; git shows those lines and no other', async () => {
  let { address, process } = await desk.start();
  let page = await open(address);
  await showOnly(page, 'Alder');
  const started = performance.now();
  const shown: string[] = [];
  const rows = await shownRows(page);
  const details = await Promise.all(
    rows
      .filter((id) => id.startsWith(alder))
      .map((id) => ask<CellDetail>(address, `api/cell?id=${encodeURIComponent(id)}`)),
  );
  const living = details.filter(({ sources }) => sources.every(({ kind }) => kind === 'living'));
  const answer = living.find(({ type, key }) => type === 'yes-no' && key !== 'devices')?.id ?? '';
  const stillTrue = living.map(({ id }) => id).filter((id) => id !== answer && id !== cellId('devices'));
  expect(stillTrue.length).toBeGreaterThanOrEqual(7);

  for (const id of stillTrue.slice(0, 4)) {
    await goTo(page, id);
    await page.keyboard.press('s');
    shown.push(...(await confirm(page, 'Enter')));
  }

  // The words of the source changed, and the number did too.
  await goTo(page, cellId('devices'));
  expect(await page.locator('.capture').textContent()).toBe(captured);
  expect(await page.locator('.notice').first().textContent()).toContain('TenEight devices.');
  await page.keyboard.press('c');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Eight devices.');

  // The process is killed midway: decisions are already written, and typed input is saved.
  await process.stop('SIGKILL');
  expect(changedLines().toSorted()).toEqual(shown.toSorted());
  await page.close();
  ({ address, process } = await desk.start());
  page = await open(address);
  await showOnly(page, 'Alder');
  expect((await ask<DeskState>(address, 'api/state')).decided).toHaveLength(4);
  await goTo(page, cellId('devices'));
  await page.keyboard.press('c');
  expect(await page.getByLabel('Its words').inputValue()).toBe('Eight devices.');
  shown.push(...(await confirm(page, 'Control+Enter')));

  // A changed yes-no answer, chosen with the arrow keys of its radio buttons.
  await goTo(page, answer);
  await page.keyboard.press('c');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Not any more.');
  // On a busy machine the preview of the first letters appears before the last ones are typed.
  await page.locator('.preview', { hasText: 'Not any more.' }).waitFor();
  shown.push(...(await confirm(page, 'Control+Enter')));

  const [gone = '', unknownCell = '', ...more] = stillTrue.slice(4);
  await goTo(page, gone);
  await page.keyboard.press('g');
  shown.push(...(await confirm(page, 'Control+Enter')));
  await goTo(page, unknownCell);
  await page.keyboard.press('u');
  shown.push(...(await confirm(page, 'Control+Enter')));
  for (const id of more.slice(0, 2)) {
    await goTo(page, id);
    await page.keyboard.press('s');
    shown.push(...(await confirm(page, 'Enter')));
  }
  const seconds = (performance.now() - started) / 1000;
  console.log(`Ten facts in ${seconds.toFixed(1)} s, a kill and a second start among them.`);

  expect((await ask<DeskState>(address, 'api/state')).decided).toHaveLength(10);
  expect(changedLines().toSorted()).toEqual(shown.toSorted());
  expect(desk.git('status', '--short').trim()).toBe(`M ${alder}`);
  expect(desk.facts(alder, 'now')).toMatchObject({
    facts: {
      devices: {
        value: 8,
        asOf: deskDay,
        checked: deskDay,
        quotes: [{ source: 'own', text: 'Eight devices.' }],
      },
      [answer.split('/').at(-1) ?? '']: { checked: deskDay, quotes: [{ text: 'Not any more.' }] },
      [unknownCell.split('/').at(-1) ?? '']: { value: 'unknown' },
    },
  });
  expect(1000 * seconds).toBeLessThan(atMostMilliseconds(120_000));

  await page.keyboard.press('z');
  await page.locator('.told', { hasText: 'undone' }).waitFor();
  expect((await ask<DeskState>(address, 'api/state')).decided).toHaveLength(9);
  await page.close();
});

describe('a running desk', () => {
  let address: string;
  let token: string;
  beforeAll(async () => {
    desk.git('checkout', '-q', '--', '.');
    ({ address } = await desk.start());
    token = new URL(address).pathname;
  });

  const statusFor = (path: string, headers: Record<string, string> = {}) =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port: desk.port, path, headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      sent.once('error', reject).end();
    });

  test('answers nobody but its own page', async () => {
    expect(await statusFor(`${token}api/state`)).toBe(200);
    expect(await statusFor('/')).toBe(403);
    expect(await statusFor('/api/state')).toBe(403);
    expect(await statusFor(`/${'x'.repeat(24)}/api/state`)).toBe(403);
    expect(await statusFor(`${token}api/state`, { host: 'rebound.example' })).toBe(403);
    expect(await statusFor(`${token}api/state`, { origin: 'https://elsewhere.example' })).toBe(403);
    expect(await statusFor(`${token}api/state`, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  });

  // The desk uses the colors of the site, whose dark theme is tested in every run, so the dark desk is only tested nightly.
  test.each(isNightly ? (['light', 'dark'] as const) : (['light'] as const))(
    'can be used by everybody, %s',
    async (colorScheme) => {
      const page = await open(address);
      await page.emulateMedia({ colorScheme });
      await showOnly(page, 'Alder');
      await goTo(page, cellId('devices'));
      expect(await accessibilityProblems(page)).toEqual([]);
      for (const key of ['s', 'c', 'g', 'u']) {
        await page.keyboard.press(key);
        await page.locator('.decision').waitFor();
        expect(await accessibilityProblems(page), key).toEqual([]);
        await page.keyboard.press('Escape');
      }
      await page.keyboard.press('?');
      await page.locator('.keys').waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.close();
    },
  );
});
