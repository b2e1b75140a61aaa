import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stampTranslations } from '#catalog/translations/stamp-translations.ts';
import { siteProblems } from '#compose/site-problems.ts';
import { localeCodes } from '#domain/locale/locale-table.ts';
import { openBrowser } from '../e2e/harness/browser.ts';
import { startOrigin } from '../e2e/harness/origin.ts';
import { plantedWords } from '../e2e/harness/planted-words.ts';
import { buildCopy, copyProject, type ProjectCopy } from '../e2e/harness/project-copy.ts';

const head = (slug: string) => `---\ntitle: T\ndescription: D\nslug: ${slug}\nupdated: 2026-11-15\n---\n\n`;

/** C4 and C6: what an attacker or a careless author might write, and what the author is told. */
const refused: readonly [name: string, document: string, line: number, message: RegExp][] = [
  ['an unknown block', `${head('x')}{% cta href="javascript:alert(1)" /%}\n`, 8, /There is no block "cta"/],
  ['a hidden script address', `${head('x')}[x](java&#9;script:alert(1))\n`, 8, /is not safe/],
  ['an event handler', `${head('x')}Text. {% onclick="alert(1)" %}\n`, 8, /"onclick" cannot be set on text/],
  [
    'a wrong attribute',
    `${head('x')}{% vpn-card vpn="mullvad" /%}\n`,
    8,
    /"vpn-card" has no attribute "vpn"/,
  ],
  [
    'an unknown provider',
    `${head('x')}{% vpn-card provider="mulvad" /%}\n`,
    8,
    /names "mulvad", which does not exist/,
  ],
  ['an unknown fact', `${head('x')}{% fact provider="mullvad" key="lodging" /%}\n`, 8, /names "lodging"/],
  ['a link to an unknown host', `${head('x')}[x](https://evil.example/)\n`, 8, /evil\.example is not a host/],
  ['a slug that climbs', `${head('../../x')}Text.\n`, 4, /cannot be an address/],
  ['a slug with a NUL', `${head('"a\\0b"')}Text.\n`, 4, /cannot be an address/],
  ['a reserved slug', `${head('con')}Text.\n`, 4, /reserved file name/],
];

/** What Markdoc leaves as text: shown, and nothing runs. */
const inert = [
  '[a](javascript:alert(name)) [b](JAVASCRIPT:alert(name)) [d](data:text/html,<script>alert(name)</script>)',
  '<script>window.hasRun = true; alert(name)</script>',
  '<img src=x onerror="alert(name)">',
  '<base href="https://evil.example/">',
  '<svg onload=alert(name)>',
  '<a href="javascript:alert(name)">click</a>',
].join('\n\n');

describe('hostile documents', () => {
  let copy: ProjectCopy;
  let file = '';
  beforeAll(() => {
    copy = copyProject();
    file = join(copy.folder, 'content/explainers/hostile.en.md');
  });
  afterAll(() => copy.remove());

  test.each(refused)('%s is refused with file and line', (_name, document, line, message) => {
    writeFileSync(file, document);
    expect(siteProblems(copy.folder, '2026-11-15')).toContainEqual(
      expect.objectContaining({
        file: 'content/explainers/hostile.en.md',
        line,
        message: expect.stringMatching(message) as string,
      }),
    );
  });

  test('nothing is written outside the output when a slug climbs', () => {
    writeFileSync(file, `${head('../../climbed')}Text.\n`);
    const { status } = buildCopy(copy);
    expect(status).not.toBe(0);
    expect(existsSync(join(copy.folder, '../climbed.html'))).toBe(false);
    expect(existsSync(join(copy.folder, 'climbed.html'))).toBe(false);
  });

  test('hostile text is shown as text: no dialog, no script, no foreign request in the browser', async () => {
    for (const locale of localeCodes) {
      writeFileSync(file.replace('.en.', `.${locale}.`), `${head('hostile')}${inert}\n\n${plantedWords}\n`);
    }
    stampTranslations(copy.folder);
    const { status, stdout, stderr } = buildCopy(copy, { PRERENDER_LIMIT: '20' });
    expect(status, stdout + stderr).toBe(0);
    const origin = await startOrigin({ DIST_DIR: join(copy.folder, 'dist') });
    const browser = await openBrowser();
    const page = await browser.context.newPage();
    const events: string[] = [];
    page.on('dialog', (dialog) => {
      events.push(dialog.message());
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== origin.url) events.push(request.url());
    });
    await page.goto(`${origin.url}/hostile`);
    for (const link of await page.locator('main .prose:not(footer .prose) a').all()) await link.click();
    expect(
      await page.evaluate(() => 'hasRun' in window || document.querySelector('main script') !== null),
    ).toBe(false);
    expect(await page.locator('pre').first().innerText()).toContain('<script>window.hasRun');
    expect(events).toEqual([]);
    await browser.close();
    await origin.stop();
  }, 120_000);
});
