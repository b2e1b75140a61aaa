import { subjectProblem } from '@vpn-site/content/commit-subject.ts';
import { accessibilityProblems } from '@vpn-site/harness/accessibility-problems.ts';
import { openBrowser, type TestBrowser } from '@vpn-site/harness/browser.ts';
import { ClickSpool } from '@vpn-site/server/ledger/click-spool.ts';
import { ReportSpool, recordedReport } from '@vpn-site/server/ledger/report-spool.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirm, type DeskUnderTest, deskDay, deskUnderTest } from './harness/desk-under-test.ts';

const yesterday = '2026-11-09';
const tomorrow = '2026-11-11';

let desk: DeskUnderTest;
let browser: TestBrowser;
let address: string;
let page: Page;

beforeAll(async () => {
  desk = await deskUnderTest();
  keepClicks(desk.spool, ['review', 'review', 'card']);
  const spool = new ReportSpool(desk.spool);
  const report = {
    provider: 'alder',
    key: 'devices',
    wrong: 'It is nine.',
    source: undefined,
    locale: 'en',
  } as const;
  spool.keep(recordedReport({ ...report, day: yesterday }));
  spool.close();
  ({ address } = await desk.start());
  browser = await openBrowser({ viewport: { width: 1280, height: 900 } });
  page = await browser.context.newPage();
});
afterAll(async () => {
  await browser.close();
  await desk.remove();
});

/** Writes clicks of yesterday, as a server does. The time of a click is in its id. */
function keepClicks(file: string, placements: readonly ('review' | 'card')[]): void {
  const time = Date.parse(`${yesterday}T12:00:00Z`).toString(16).padStart(12, '0');
  const spool = new ClickSpool(file);
  spool.append(
    placements.map((placement, index) => ({
      id: `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-00000000000${index}`,
      provider: 'alder',
      placement,
      locale: 'en',
      paid: false,
    })),
  );
  spool.close();
}

/** The clicks and fields of the current task. */
let acts = 0;
const press = async (name: string | RegExp) => {
  acts += 1;
  await page.getByRole('button', { name }).first().click();
};
const follow = async (name: string | RegExp) => {
  acts += 1;
  await page.getByRole('link', { name }).first().click();
};
const field = (label: string) => page.getByLabel(label, { exact: true });
const fill = async (label: string, words: string) => {
  acts += 1;
  await field(label).fill(words);
};
const choose = async (label: string, value: string) => {
  acts += 1;
  await field(label).selectOption(value);
};
const tick = async (label: string | RegExp) => {
  acts += 1;
  await page.getByRole('checkbox', { name: label }).check();
};
const open = async (path: string) => {
  acts += 1;
  await page.goto(address + path);
};

/** Does a task, prints how many clicks and fields it took, and returns the lines that git reports as changed. */
async function task(name: string, act: () => Promise<void>): Promise<string[]> {
  acts = 0;
  const started = performance.now();
  await act();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${name}: ${acts} clicks and fields, ${seconds} s by script.`);
  expect(await page.locator('.problems:not(.advice)').allTextContents()).toEqual([]);
  desk.git('add', '-A', '-N');
  return desk
    .git('diff', '-U0')
    .split('\n')
    .filter((line) => /^[+-](?![+-])/.test(line));
}

/** Waits for the check of the last save. It runs with low priority, so a busy machine may take minutes. */
const checked = () => page.locator('[data-checking]').waitFor({ state: 'detached', timeout: 600_000 });

/** Commits on the screen, with the subject that it suggests. The screen refuses while the check finds a mistake. */
async function commit(subject: string): Promise<void> {
  await open('commit');
  await checked();
  expect(await page.locator('.problems').allTextContents()).toEqual([]);
  expect(await field('In one line, what changed?').inputValue()).toBe(subject);
  expect(subjectProblem(subject)).toBeUndefined();
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
    await page.getByText('Saved: the name of the site.').waitFor();
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
    await page.getByText('Saved: the colors.').waitFor();
  });
  expect(lines).toEqual(['+brand:', '+  primary: { light: "#7c3aed", dark: "#4ade80" }']);
  await commit('site: change settings');
});

test('set the owner', async () => {
  const lines = await task('Set the owner', async () => {
    await open('site');
    await fill('Legal name', 'Quay Lantern sp. z o.o.');
    await fill('VAT number', 'PL0000000000');
    await press('Save owner and contact');
    await page.getByText('Saved: owner and contact.').waitFor();
  });
  expect(lines.filter((line) => line.startsWith('-'))).toEqual(['-  legalName: Sample Comparisons Ltd']);
  expect(lines).toContain('+  vat: PL0000000000');
  await commit('site: change settings');
});

test('add an offer with a code', async () => {
  const lines = await task('Add an offer with a code', async () => {
    await open('money');
    await follow('Alder VPN');
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
    await page.getByText('Saved: the offer of Alder VPN.').waitFor();
  });
  expect(lines.filter((line) => line.startsWith('-'))).toEqual([
    '-destination: https://alder.example',
    '-paid: false',
    '-checked: 2025-06-10',
  ]);
  expect(lines.filter((line) => /^\+ /.test(line))).toEqual([
    `+  - since: ${deskDay}`,
    '+  code: QUAY20',
    '+  percent: 20',
    '+  plans:',
    '+    - monthly',
    '+  endsOn: 2027-02-28',
    `+  checked: ${deskDay}`,
  ]);
  await commit('offers: change alder');
});

test('an offer that the rules refuse is not written, and what was typed stays', async () => {
  await open('offer?provider=elm');
  await fill('Name of the sub-id', 'aff_sub');
  await press('Save the offer');
  await page.locator('.problems').waitFor();
  expect(await field('Name of the sub-id').inputValue()).toBe('aff_sub');
  expect(desk.git('status', '--short')).toBe('');
});

const titles = {
  guide: {
    en: 'Set up a VPN on a Steam Deck',
    pl: 'VPN na konsoli Steam Deck',
    tr: 'Steam Deck için VPN kurulumu',
  },
  news: {
    en: 'We moved to a new name',
    pl: 'Mamy nową nazwę',
    tr: 'Yeni bir adımız var',
  },
} as const;
const locales = {
  en: {
    label: 'English',
    words:
      'Open the store of the device, search for the app of your provider, install it and sign in. Then choose a country and connect.',
    headings: ['The short way', 'See whether it worked'],
    picture: 'A desk with a router',
  },
  pl: {
    label: 'Polski',
    words:
      'Otwórz sklep w urządzeniu, znajdź aplikację swojego dostawcy, zainstaluj ją i się zaloguj. Potem wybierz kraj i włącz połączenie.',
    headings: ['Najkrótsza droga', 'Sprawdź, czy działa'],
    picture: 'Biurko z routerem',
  },
  tr: {
    label: 'Türkçe',
    words:
      'Cihazın mağazasını açın, sağlayıcınızın uygulamasını bulun, kurun ve giriş yapın. Ardından bir ülke seçip bağlanın.',
    headings: ['Kısa yol', 'Çalışıp çalışmadığını görün'],
    picture: 'Yönlendirici olan bir masa',
  },
} as const;
const localeNames = ['en', 'pl', 'tr'] as const;

/** Starts a text and writes it in three languages: its description, and a body in place of the blanks. */
async function write(kind: 'guide' | 'news', id: string, bodyOf: (locale: 'en' | 'pl' | 'tr') => string) {
  await open(`new-text?kind=${kind}`);
  for (const locale of localeNames) await fill(`Title, ${locales[locale].label}`, titles[kind][locale]);
  await press('Start the text');
  for (const locale of localeNames) {
    const { words } = locales[locale];
    await page.waitForURL(/text\?id=/);
    if (locale !== 'en') {
      await follow(new RegExp(`^${locales[locale].label}`));
      await page.waitForURL(`**/text?id=${encodeURIComponent(id)}&locale=${locale}`);
    }
    expect(await field('Title').inputValue()).toBe(titles[kind][locale]);
    await fill('Description', words);
    await page.getByRole('textbox', { name: 'Text', exact: true }).click();
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(bodyOf(locale));
    acts += 1;
    await press('Save the text');
    await page.getByText(`Saved: ${id} in ${locales[locale].label}.`).waitFor();
    if (locale === 'en') continue;
    await press('This translation says the same now');
    await page.getByText(`Saved: ${id} in ${locales[locale].label} follows the English text.`).waitFor();
  }
  await follow(/^English/);
}

test('write a guide with a picture in three languages, and publish it on a day', async () => {
  const id = 'guides/set-up-a-vpn-on-a-steam-deck';
  await task('Write a guide in three languages', () =>
    write('guide', id, (locale) => {
      const { words, headings } = locales[locale];
      return `${words}\n\n## ${headings[0]} {% #five-minutes %}\n\n1. ${words}\n\n## ${headings[1]} {% #check %}\n\n{% did-it-work /%}\n`;
    }),
  );
  const file = (locale: string) => `content/${id}.${locale}.md`;
  await task('Add a picture', async () => {
    await field('Picture').setInputFiles({
      name: 'Steam Deck.png',
      mimeType: 'image/png',
      buffer: await page.screenshot(),
    });
    for (const locale of localeNames)
      await fill(`What it shows, ${locales[locale].label}`, locales[locale].picture);
    await press('Add the picture');
    await page.getByText(`Saved: a picture in ${id}.`).waitFor();
  });
  for (const locale of localeNames) {
    expect(desk.git('diff', '--', file(locale))).toContain(
      `+![${locales[locale].picture}](/images/steam-deck.png)`,
    );
  }
  await task('Publish it on a day', async () => {
    await choose('Status', 'public');
    await fill('Public from', tomorrow);
    await press('Save the text');
    await page.getByText(`Saved: ${id} in English.`).waitFor();
  });
  // No text changes before it is public.
  for (const locale of localeNames)
    expect(desk.git('diff', '--', file(locale))).toContain(`+updated: ${tomorrow}`);
  await open('texts?kind=guides');
  const row = page.getByRole('row').filter({ hasText: titles.guide.en });
  expect(await row.getByText(`from ${tomorrow}`).count()).toBe(3);
  expect(desk.git('diff', '--', file('en'))).not.toContain('draft');
  await commit('guides: add set-up-a-vpn-on-a-steam-deck');
});

test('a picture that a browser cannot show is refused', async () => {
  await open('text?id=guides/set-up-a-vpn-on-a-steam-deck&locale=en');
  await field('Picture').setInputFiles({
    name: 'x.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await press('Add the picture');
  await page.getByText('This is not a picture that browsers can show.').waitFor();
  expect(desk.git('status', '--short')).toBe('');
});

test('correct a fact with its quote, and answer the report about it', async () => {
  await open('');
  await press('Corrected: accept with thanks');
  await page.getByText('The fact has not changed since the report.').waitFor();
  const lines = await task('Correct a fact', async () => {
    await open('');
    await follow('Look at the fact');
    await page.locator('.decisions[data-cell="facts/providers/alder.yaml#facts/devices"]').waitFor();
    await page.keyboard.press('c');
    await fill('New value', '9');
    await fill('Its words', 'Nine devices at once');
    await confirm(page, 'Control+Enter');
  });
  expect(lines).toEqual([
    '-    value: 10',
    '+    value: 9',
    '-    asOf: 2025-05',
    '-    checked: 2025-06-01',
    `+    asOf: ${deskDay}`,
    `+    checked: ${deskDay}`,
    '-      - { source: own, text: "Ten devices at once" }',
    '+      - { source: own, text: "Nine devices at once" }',
  ]);
  await commit('facts: change alder');
  const answered = await task('Answer the report', async () => {
    await open('');
    await press('Corrected: accept with thanks');
    await page.getByText('No report waits for you.').waitFor();
  });
  expect(answered).toContain('+  fact: alder/devices');
  await commit('reports: add decisions');
});

test('add news', async () => {
  await task('Add news', async () => {
    const id = 'news/we-moved-to-a-new-name';
    await write('news', id, (locale) => `${locales[locale].words}\n`);
    await choose('Status', 'public');
    await press('Save the text');
    await page.getByText(`Saved: ${id} in English.`).waitFor();
  });
  await commit('news: add we-moved-to-a-new-name');
});

test("see yesterday's clicks", async () => {
  await task("See yesterday's clicks", async () => {
    await open('');
    await page.getByText('Yesterday 3 clicks.').waitFor();
    await follow('By VPN, position and language');
  });
  expect(
    await page.getByRole('row', { name: /^(?:Alder VPN|review|card|English)/ }).allTextContents(),
  ).toEqual(['Alder VPN30', 'review20', 'card10', 'English30']);
  const csv = await page.request.get(`${address}numbers.csv`);
  expect(await csv.text()).toContain('provider,alder,3,0');
});

test('take back the last save', async () => {
  await open('site');
  await fill('Name of the site', 'Another name');
  await press('Save the name');
  await page.getByText('Saved: the name of the site.').waitFor();
  await page.locator('body').press('z');
  await page.getByText('Nothing was saved since the last commit.').waitFor();
  expect(desk.git('status', '--short')).toBe('');
});

const screens = [
  '',
  'texts',
  'text?id=guides/install-vpn-on-router&locale=pl',
  'new-text',
  'money',
  'offer?provider=alder',
  'site',
  'menu',
  'news',
  'numbers',
  'commit',
];
test('everybody can use every screen, in both themes', async () => {
  for (const screen of screens) {
    await open(screen);
    await checked();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await accessibilityProblems(page), `${screen} ${colorScheme}`).toEqual([]);
    }
  }
});
