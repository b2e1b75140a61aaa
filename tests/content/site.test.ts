import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { readDataFile } from '#catalog/data-file.ts';
import { siteFilePath, siteSchema } from '#catalog/site-file.ts';
import { datelineOf } from '#domain/provider/dateline.ts';
import { contentYear } from '#domain/site/content-year.ts';

const { site, facts } = loadCatalog(process.cwd());

test('headlines speak of the year of the newest check, which the header shows', () => {
  const written = readDataFile(process.cwd(), siteFilePath, siteSchema);
  const { checked } = datelineOf(facts.providers, facts.vocabulary);
  expect(site.contentYear).toBe(contentYear(checked, written.contentYear));
});

test('the content year is typed nowhere: not in a title, a description or an interface string', () => {
  const year = String(site.contentYear);
  const typed = globSync(['messages/*.json', 'content/**/*.md']).filter((file) => {
    const [, front] = /^---\n(.*?)\n---/s.exec(readFileSync(file, 'utf8')) ?? [];
    const words = front?.match(/^(?:title|description|excerpt):.*$/gm)?.join('\n');
    return (words ?? readFileSync(file, 'utf8')).includes(year);
  });
  expect(typed).toEqual([]);
});
