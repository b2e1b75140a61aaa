import { readFileSync } from 'node:fs';
import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { htmlProblems } from '@vpn-site/harness/html-problems.ts';
import { sharedBrowser } from '@vpn-site/harness/reader-pages.ts';
import { builtPages, dist, siteRoot } from '@vpn-site/harness/tested-site.ts';
import { describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');
const edge = inject('edgeUrl');
const doors = [
  ['the origin', origin],
  ['nginx', edge],
] as const;
const folder = /^\/(?:compare|pl\/porownania|tr\/karsilastirma)\//;
const ids = loadCatalog(siteRoot)
  .facts.providers.map(({ id }) => id)
  .toSorted();

const ask = (url: string) => fetch(url, { redirect: 'manual' });

test('every pair of providers has a page in every language, and none is heavy', {
  tags: 'content-comparison-pages',
}, () => {
  const pages = builtPages().filter(({ path }) => folder.test(path));
  const pairs = ids.flatMap((a, place) => ids.slice(place + 1).map((b) => `${a}-vs-${b}`));
  const addresses = ['/compare', '/pl/porownania', '/tr/karsilastirma'].flatMap((start) =>
    pairs.map((pair) => `${start}/${pair}`),
  );
  expect(pages.map(({ path }) => path).toSorted()).toEqual(addresses.toSorted());
  const heaviest = Math.max(...pages.map(({ file }) => readFileSync(`${dist}/client/${file}`).length));
  expect(heaviest).toBeLessThan(200_000);
});

describe.each(doors)('the other order of a pair, through %s', (_door, base) => {
  test.each([
    ['/compare/cedar-vs-birch', '/compare/birch-vs-cedar'],
    ['/pl/porownania/elm-vs-alder?a=1&b=2', '/pl/porownania/alder-vs-elm?a=1&b=2'],
    ['/tr/karsilastirma/fir-vs-elm', '/tr/karsilastirma/elm-vs-fir'],
    ['/Compare/Cedar-VS-Birch/', '/compare/birch-vs-cedar'],
  ])('%s moves for good to %s, where it ends', { tags: 'routes-compare-order' }, async (from, to) => {
    const response = await ask(base + from);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(to);
    expect((await ask(base + to)).status).toBe(200);
  });
});

describe.each(doors)('a choice of providers, through %s', (_door, base) => {
  test('three or four are one table, which is not indexed', async () => {
    const response = await ask(`${base}/compare?with=alder,birch,dogwood`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('<meta name="robots" content="noindex, follow">');
    expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toMatch(/\/compare$/);
    expect(html).toContain('Alder VPN, Birch VPN and Dogwood');
    expect(await htmlProblems(html)).toEqual([]);
  });

  test('another choice is another page, and the overview stays the overview', async () => {
    const four = await (await ask(`${base}/tr/karsilastirma?with=alder,birch,dogwood,elm`)).text();
    expect(four).toContain('Alder VPN, Birch VPN, Dogwood ve Elm VPN');
    const again = await (await ask(`${base}/tr/karsilastirma`)).text();
    expect(again).toContain('content="index, follow"');
    const three = await (await ask(`${base}/tr/karsilastirma?with=alder,birch,dogwood`)).text();
    expect(three).toContain('Alder VPN, Birch VPN ve Dogwood');
  });
});

describe('without JavaScript', () => {
  const browser = sharedBrowser({ javaScriptEnabled: false });

  const choose = async (...names: string[]) => {
    const page = await browser.context.newPage();
    await page.goto(`${origin}/compare`);
    await page.getByText('Compare three or four').click();
    for (const name of names) await page.getByRole('checkbox', { name, exact: true }).check();
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Compare' }).last().click(),
    ]);
    return page;
  };

  test('two boxes lead to the page of a pair, whichever is named first', async () => {
    const page = await browser.context.newPage();
    await page.goto(`${origin}/compare`);
    await page.getByLabel('First VPN').selectOption('elm');
    await page.getByLabel('Second VPN').selectOption('alder');
    await page.getByRole('button', { name: 'Compare' }).first().click();
    await page.waitForURL(`${origin}/compare/alder-vs-elm`);
    await page.close();
  });

  test('two lead to their page, three to their table', async () => {
    const two = await choose('Cedar VPN', 'Birch VPN');
    expect(new URL(two.url()).pathname).toBe('/compare/birch-vs-cedar');
    await two.close();
    const three = await choose('Cedar VPN', 'Birch VPN', 'Dogwood');
    expect(new URL(three.url()).search).toBe('?with=birch,cedar,dogwood');
    expect(await three.locator('#first-four').isVisible()).toBe(false);
    await three.close();
  });
});

test('nginx keeps a choice', async () => {
  const address = `${edge}/compare?with=cedar,elm,fir`;
  await (await ask(address)).text();
  expect((await ask(address)).headers.get('x-cache')).toBe('HIT');
});
