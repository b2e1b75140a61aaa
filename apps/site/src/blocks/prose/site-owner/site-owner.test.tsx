import { rmSync } from 'node:fs';
import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { copyOfFixture } from '@vpn-site/fixture/copy-of-fixture.ts';
import { editText } from '@vpn-site/fixture/edit-text.ts';
import { fixtureCatalog, fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import { renderElement, renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { renderBody } from '#blocks/document/render-body.tsx';
import { SiteOwner } from './site-owner.tsx';

const owner = { legalName: 'Oak Ltd', address: 'Main Street 1, Oakham', email: 'ada@oak.example' };
const imprint = 'pages/imprint';

test.each(localeCodes)('the imprint in %s names who the settings name', (locale) => {
  const catalog = fixtureCatalog();
  const document = catalog.documents.translation(imprint, locale);
  if (!document) throw new Error(`There is no imprint in "${locale}".`);
  const rendered = renderHtml(renderBody(catalog.body(document), testContext(locale)), locale);
  const { legalName = '', address = '', email = '', register = '' } = catalog.site.owner ?? {};
  for (const words of [legalName, address, `href="mailto:${email}"`, register]) {
    expect(rendered).toContain(words);
  }
});

test('what the owner has not is not spoken of', () => {
  expect(renderElement(<SiteOwner owner={owner} />).all('li')).toHaveLength(1);
  expect(
    renderElement(<SiteOwner owner={{ ...owner, vat: 'PL1', register: 'KRS 1' }} />).all('li'),
  ).toHaveLength(3);
  expect(renderElement(<SiteOwner owner={undefined} />).text).toBe('');
});

test('without an owner there is no imprint, and nothing leads to one', () => {
  const root = copyOfFixture();
  try {
    editText(root, 'content/data/site.yaml', (text) => text.replace(/^owner:\n(?: .*\n)+/m, 'owner: none\n'));
    const { site, documents, footer } = loadCatalog(root, fixtureDay);
    expect(site.owner).toBeUndefined();
    expect([...documents.all()].filter(({ id }) => id === imprint)).toEqual([]);
    expect(JSON.stringify(footer)).not.toContain('imprint');
    expect(JSON.stringify(fixtureCatalog().footer)).toContain('imprint');
  } finally {
    rmSync(root, { recursive: true });
  }
});
