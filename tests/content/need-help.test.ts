import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { helpSections } from '@vpn-site/site/blocks/tools/do-i-need/do-i-need.block.ts';
import { expect, test } from 'vitest';
import { liveRoot } from './live-site.ts';

const catalog = loadCatalog(liveRoot);

test.each(localeCodes)('in %s what helps instead of a VPN leads to sections that exist', (locale) => {
  const terms = catalog.glossary(locale).map(({ id }) => id);
  for (const { document, section } of Object.values(helpSections)) {
    const found = catalog.documents.translation(document, locale);
    if (!found) throw new Error(`There is no ${document} in ${locale}.`);
    const headings = [...catalog.body(found).walk()].map(({ attributes }) => attributes.id as unknown);
    if (section === undefined) continue;
    expect([...headings, ...terms], `${document} in ${locale}`).toContain(section);
  }
});
