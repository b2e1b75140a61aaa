import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { siteFilePath, siteSchema } from '@vpn-site/content/data-files.ts';
import { DataFiles } from '@vpn-site/content/written-files.ts';
import { datelineOf } from '@vpn-site/core/provider/dateline.ts';
import { contentYear } from '@vpn-site/core/site/placeholders.ts';
import { expect, test } from 'vitest';
import { liveRoot } from './live-site.ts';

const { site, facts } = loadCatalog(liveRoot);

test('headlines speak of the year of the newest check, which the header shows', () => {
  const written = new DataFiles(liveRoot).read(siteFilePath, siteSchema);
  const { checked } = datelineOf(facts.providers, facts.vocabulary);
  expect(site.contentYear).toBe(contentYear(checked, written.contentYear));
});

test('the content year is typed nowhere: not in a title, a description or an interface string', () => {
  const year = String(site.contentYear);
  const typed = globSync(['messages/*.json', 'content/**/*.md'], { cwd: liveRoot }).filter((file) => {
    const [, front] = /^---\n(.*?)\n---/s.exec(readFileSync(join(liveRoot, file), 'utf8')) ?? [];
    const words = front?.match(/^(?:title|description|excerpt):.*$/gm)?.join('\n');
    return (words ?? readFileSync(join(liveRoot, file), 'utf8')).includes(year);
  });
  expect(typed).toEqual([]);
});
