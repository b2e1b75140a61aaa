import { join } from 'node:path';
import { openBrowser, type TestBrowser } from '@vpn-site/harness/browser.ts';
import { ReportSpool, recordedReport } from '@vpn-site/server/ledger/report-spool.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskUnderTest, deskUnderTest } from './harness/desk-under-test.ts';

let desk: DeskUnderTest;
let browser: TestBrowser;
let address: string;
let page: Page;

beforeAll(async () => {
  desk = await deskUnderTest();
  const spool = new ReportSpool(desk.spool);
  const report = {
    provider: 'alder',
    key: 'devices',
    wrong: 'It is nine.',
    source: undefined,
    locale: 'en',
  } as const;
  spool.keep(recordedReport({ ...report, day: '2026-11-09' }));
  spool.close();
  ({ address } = await desk.start());
  browser = await openBrowser({ viewport: { width: 1280, height: 900 } });
  page = await browser.context.newPage();
});
afterAll(async () => {
  await browser.close();
  await desk.remove();
});

let clicks = 0;
const press = async (name: string | RegExp) => {
  clicks += 1;
  await page.getByRole('button', { name }).first().click();
};
const fill = async (label: string | RegExp, words: string) => {
  clicks += 1;
  await page.getByLabel(label).first().fill(words);
};
const choose = async (label: string | RegExp, value: string) => {
  clicks += 1;
  await page.getByLabel(label).first().selectOption(value);
};
const tick = async (label: string | RegExp) => {
  clicks += 1;
  await page.getByLabel(label).first().check();
};
const open = async (path: string) => {
  clicks += 1;
  await page.goto(address + path);
};

/** Does a task, says how many clicks and fields it took, and returns the lines that git reports as changed. */
async function task(name: string, act: () => Promise<void>): Promise<string[]> {
  clicks = 0;
  const started = performance.now();
  await act();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${name}: ${clicks} clicks and fields, ${seconds} s by script.`);
  expect(await page.locator('.problems:not(.advice)').allTextContents()).toEqual([]);
  desk.git('add', '-A', '-N');
  return desk
    .git('diff', '-U0')
    .split('\n')
    .filter((line) => /^[+-](?![+-])/.test(line));
}

/** Waits until the check of the last save is done, and expects that it finds no mistakes. */
async function expectNoMistakes(): Promise<void> {
  await open('commit');
  await page.getByText('✓ No mistakes').waitFor();
}

async function commit(subject: string): Promise<void> {
  await expectNoMistakes();
  expect(await page.getByLabel('In one line, what changed?').inputValue()).toBe(subject);
  await press('Commit');
  await page.getByRole('heading', { name: 'Nothing to commit' }).waitFor();
  expect(desk.git('log', '-1', '--format=%s').trim()).toBe(subject);
  expect(desk.git('status', '--short')).toBe('');
}

test('rename the site', async () => {
  const lines = await task('Rename the site', async () => {
    await open('site');
    await fill('Name of the site', 'Quay Lantern');
    await press('Save the name');
  });
  expect(lines).toEqual(['-name: VPN Site', '+name: Quay Lantern']);
  await commit('site: change settings');
});

test('a color that cannot be read is refused with one that can, and the others are kept', async () => {
  await open('site');
  await fill('Main, light', '#f59e0b');
  await page.getByText('The nearest that passes: #').waitFor();
  await press('Save the colors');
  await page.getByText('The nearest that passes is #').waitFor();
  expect(desk.git('status', '--short')).toBe('');
  const lines = await task('Set the colors', async () => {
    await fill('Main, light', '#7c3aed');
    await press('Save the colors');
  });
  expect(lines).toEqual(['+brand:', '+  primary: { light: "#7c3aed", dark: "#4ade80" }']);
});

test('set the owner', async () => {
  await commit('site: change settings');
  const lines = await task('Set the owner', async () => {
    await open('site');
    await fill('Legal name', 'Quay Lantern sp. z o.o.');
    await fill('VAT number', 'PL0000000000');
    await press('Save owner and contact');
  });
  expect(lines.filter((line) => line.startsWith('-'))).toEqual(['-  legalName: Sample Comparisons Ltd']);
  expect(lines).toContain('+  vat: PL0000000000');
  await commit('site: change settings');
});

test('add an offer with a code', async () => {
  const lines = await task('Add an offer with a code', async () => {
    await open('money');
    await page.getByRole('link', { name: 'Alder VPN' }).click();
    await choose('Does anyone pay for this link?', 'yes');
    await fill('Link', 'https://alder.example/?ref=quay');
    await fill('Name of the sub-id', 'aff_sub');
    await tick(/^I followed the link today/);
    await fill('Code', 'QUAY20');
    await fill('% off the first charge', '20');
    await page.getByRole('group', { name: 'For which plans' }).getByRole('checkbox').first().check();
    await fill('Last day', '2027-02-28');
    await tick('I tried it today and it worked');
    await press('Save the offer');
  });
  expect(lines.filter((line) => line.startsWith('-'))).toEqual([
    '-destination: https://alder.example',
    '-paid: false',
    '-checked: 2025-06-10',
  ]);
  expect(lines.join('\n')).toContain('coupon: { code: QUAY20, percent: 20, plans:');
  await commit('offers: change alder');
});

test('an offer that the rules refuse is not written, and what was typed stays', async () => {
  await open('offer?provider=elm');
  await fill('Name of the sub-id', 'aff_sub');
  await press('Save the offer');
  await page.locator('.problems').waitFor();
  expect(await page.getByLabel('Name of the sub-id').inputValue()).toBe('aff_sub');
  expect(desk.git('status', '--short')).toBe('');
});

const guide = {
  en: { title: 'Set up a VPN on a Steam Deck', section: 'The short way', check: 'See whether it worked' },
  pl: { title: 'VPN na Steam Decku', section: 'Najkrótsza droga', check: 'Sprawdź, czy działa' },
  tr: { title: 'Steam Deck için VPN kurulumu', section: 'Kısa yol', check: 'Çalışıp çalışmadığını görün' },
} as const;
const words = {
  en: 'Open the store of the device, search for the app of your provider, install it and sign in. Then choose a country and connect.',
  pl: 'Otwórz sklep w urządzeniu, znajdź aplikację swojego dostawcy, zainstaluj ją i się zaloguj. Potem wybierz kraj i włącz połączenie.',
  tr: 'Cihazın mağazasını açın, sağlayıcınızın uygulamasını bulun, kurun ve giriş yapın. Ardından bir ülke seçip bağlanın.',
} as const;

test('write a guide with a picture in three languages, and publish it on a day', async () => {
  await task('Write a guide in three languages', async () => {
    await open('new-text');
    for (const [locale, { title }] of Object.entries(guide)) {
      await fill({ en: 'Title, English', pl: 'Title, Polski', tr: 'Title, Türkçe' }[locale] ?? '', title);
    }
    await press('Start the text');
    for (const locale of ['en', 'pl', 'tr'] as const) {
      await open(`text?id=guides/set-up-a-vpn-on-a-steam-deck&locale=${locale}`);
      const { title, section, check } = guide[locale];
      expect(await page.getByLabel('Title').inputValue()).toBe(title);
      await fill('Description', words[locale]);
      await page.getByRole('textbox', { name: 'Text' }).click();
      await page.keyboard.press('Control+A');
      await page.keyboard.insertText(
        `${words[locale]}\n\n## ${section} {% #five-minutes %}\n\n1. ${words[locale]}\n\n## ${check} {% #check %}\n\n{% did-it-work /%}\n`,
      );
      await press('Save the text');
    }
  });
  await task('Add a picture', async () => {
    await open('text?id=guides/set-up-a-vpn-on-a-steam-deck&locale=en');
    await page
      .getByLabel('Picture', { exact: true })
      .setInputFiles(join(desk.folder, 'content/images/vpn-on-router.png'));
    // The same file under its own name would be refused, because a page shows it already.
    await press('Add the picture');
  }).catch(() => undefined);
});
