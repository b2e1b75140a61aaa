import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from './harness/browser.ts';
import { startNginx } from './harness/nginx.ts';
import { type Origin, startOrigin } from './harness/origin.ts';
import { buildCopy, copyProject, type ProjectCopy } from './harness/project-copy.ts';

describe('a second release, with most pages on demand', () => {
  let copy: ProjectCopy;
  beforeAll(() => {
    copy = copyProject();
    const island = join(copy.folder, 'src/islands/evidence-card.tsx');
    writeFileSync(
      island,
      readFileSync(island, 'utf8').replace("createElement('div')", "createElement('section')"),
    );
    const { status, stdout } = buildCopy(copy, { PRERENDER_LIMIT: '1', PREVIOUS_DIST: resolve('dist') });
    if (status !== 0) throw new Error(stdout);
  });
  afterAll(() => copy.remove());

  test('past the limit, pages are rendered on demand with the same bytes of content', async () => {
    expect(existsSync(join(copy.folder, 'dist/client/tr/gizlilik/vpn-nedir.html'))).toBe(false);
    const origin = await startOrigin({ DIST_DIR: join(copy.folder, 'dist') });
    const response = await fetch(`${origin.url}/tr/gizlilik/vpn-nedir`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('stale-if-error');
    expect(html).toContain('<link rel="canonical" href="http://localhost:8080/tr/gizlilik/vpn-nedir">');
    expect(mainOf(html)).toBe(mainOf(readFileSync('dist/client/tr/gizlilik/vpn-nedir.html', 'utf8')));
    expect((await fetch(`${origin.url}/tr/gizlilik/yok`)).status).toBe(404);
    const slashed = await fetch(`${origin.url}/tr/gizlilik/vpn-nedir/`, { redirect: 'manual' });
    expect(slashed.headers.get('location')).toBe('/tr/gizlilik/vpn-nedir');
    await origin.stop();
  });

  test('A5 a page of the first release that is still open loads its parts from the second', async () => {
    const first = [await startOrigin(), await startOrigin()] as const;
    const edge = await startNginx([first[0].port, first[1].port]);
    const browser = await openBrowser({ viewport: { width: 1280, height: 900 } });
    const page = await browser.context.newPage();
    await page.goto(`${edge.url}/`);
    const second: Origin[] = [];
    for (const origin of first) {
      await origin.stop();
      second.push(await startOrigin({ PORT: String(origin.port), DIST_DIR: join(copy.folder, 'dist') }));
      // nginx asks an origin that was away again after two seconds.
      await new Promise((done) => setTimeout(done, 2200));
    }
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.locator('table a[data-evidence]').first().click();
    await page.locator('[role="dialog"][data-open]').waitFor();
    expect(complaints).toEqual([]);
    await browser.close();
    await edge.stop();
    await Promise.all(second.map((origin) => origin.stop()));
  });
});

test('A6 what is broken stops the build with file, line and remedy; the last release stays', () => {
  const copy = copyProject();
  const broken = [
    ['content/explainers/what-is-a-vpn.pl.md', 'description:', 'opis:', ':3\n  Unknown field "opis".'],
    [
      'facts/providers/mullvad.yaml',
      '    sources: [ openasn, nordictimes-2023, europe-alt ]\n',
      '',
      ':5\n  "facts.jurisdiction" names no source.',
    ],
    [
      'messages/tr.json',
      '"languageSaved"',
      '"languageKept"',
      '\n  The message "notice.languageSaved" is missing.',
    ],
  ] as const;
  for (const [name, right, wrong] of broken) {
    const file = join(copy.folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(right, wrong));
  }
  const release = join(copy.folder, 'dist/release.json');
  const page = join(copy.folder, 'dist/client/pl.html');
  mkdirSync(join(copy.folder, 'dist/client'), { recursive: true });
  for (const written of [release, page]) writeFileSync(written, 'of the running release');
  const { status, stdout, stderr } = buildCopy(copy);
  expect(status).not.toBe(0);
  for (const [name, , , remedy] of broken) {
    expect(stdout + stderr).toContain(name + remedy);
  }
  for (const written of [release, page]) expect(readFileSync(written, 'utf8')).toBe('of the running release');
  copy.remove();
});

function mainOf(html: string): string {
  return /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
}
