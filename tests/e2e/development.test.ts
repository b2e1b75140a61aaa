import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Development, startDevelopment } from '@vpn-site/harness/development.ts';
import { isNightly } from '@vpn-site/harness/nightly.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const article = 'content/explainers/what-is-a-vpn.en.md';
const articlePath = '/privacy/what-is-a-vpn';
const strip = 'aria-label="Mistakes"';

describe('npm run dev', () => {
  let site: Development;

  beforeAll(async () => {
    site = await startDevelopment();
  });

  afterAll(async () => {
    await site.stop();
  });

  test.runIf(isNightly)('dresses a page by the sheets it links, and by nothing else', async () => {
    const html = await site.pageWith('/', '<h1');
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, path]) => path);
    expect(sheets.length).toBeGreaterThan(1);
    for (const path of sheets) {
      const response = await fetch(`${site.url}${path}`, { headers: { accept: 'text/css' } });
      expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, 'text/css']);
      expect(await response.text()).not.toContain('@variant');
    }
    expect(html).not.toContain('<style');
  });

  test('shows a changed sentence without a restart', { tags: 'document-markdown-source' }, async () => {
    expect(await site.pageWith(articlePath, 'What is a VPN?')).not.toContain(strip);
    site.edit(article, (text) => text.replace('title: What is a VPN?', 'title: A changed title'));
    expect(await site.pageWith(articlePath, 'A changed title')).toContain('A changed title</h1>');
  });

  test('shows a changed interface string without a restart', async () => {
    site.edit('messages/pl.json', (text) => text.replace('Ostatnia zmiana', 'Odmieniona zmiana'));
    expect(await site.pageWith('/pl/prywatnosc/co-to-jest-vpn', 'Odmieniona')).toContain('Odmieniona zmiana');
  });

  test('shows a changed fact without a restart', async () => {
    const back = site.edit('facts/providers/alder.yaml', (text) =>
      text.replace(/^name: .*$/m, 'name: Elder'),
    );
    expect(await site.pageWith('/reviews/alder', 'Elder')).toContain('Elder');
    back();
  });

  test('says above a page what is wrong with its text, and is silent once it is mended', async () => {
    const back = site.edit(article, (text) => `${text}\n{% tre-cost /%}\n`);
    const html = await site.pageWith(articlePath, strip);
    const [, place] = /href="\/__open-in-editor\?file=([^"]+)"[^>]*>([^<]+)</.exec(html)?.slice(1) ?? [];
    const line = readFileSync(join(site.folder, article), 'utf8').split('\n').length - 1;
    expect(place).toBe(`${article}:${line}`);
    expect(html).toContain('There is no block &quot;tre-cost&quot;.');
    expect(html).toContain('true-cost');
    expect(await site.pageWith('/about', '1 mistake elsewhere')).toContain('/_problems');
    expect(await site.pageWith('/_problems', 'tre-cost')).toContain('Stops the build: 1');
    back();
    expect(await site.pageWith(articlePath, strip, false)).toContain('</h1>');
    expect(await site.pageWith('/_problems', 'tre-cost', false)).toContain('Problems of this site');
  });

  test('lists what is wrong where no page can be drawn for it', async () => {
    const back = site.edit('facts/providers/alder.yaml', (text) => `facts: [\n${text}`);
    const html = await site.pageWith('/reviews/alder', 'The file is not YAML.');
    expect(html).toContain('Fix these problems to see this page');
    expect(html).toContain('facts/providers/alder.yaml:');
    back();
    expect(await site.pageWith('/reviews/alder', '</h1>')).not.toContain('not YAML');
  });

  test('shows a new page without a restart', async () => {
    const text = readFileSync(join(site.folder, 'content/explainers/what-is-a-vpn.tr.md'), 'utf8');
    const added = text.replace('slug: gizlilik/vpn-nedir', 'slug: gizlilik/yeni-sayfa');
    writeFileSync(join(site.folder, 'content/explainers/new-page.tr.md'), added);
    // Until the page is known, the development server answers with its own page about 404, which has a heading too.
    const title = 'VPN nedir?</h1>';
    expect(await site.pageWith('/tr/gizlilik/yeni-sayfa', title)).toContain(title);
  });
});
