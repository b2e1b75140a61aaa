import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalog } from '#catalog/catalog.ts';
import type { Day } from '#domain/day/day.ts';
import { publishedScores } from '#domain/scoring/published-scores.ts';
import { dataReadme } from './data-readme.ts';
import { factsCsv } from './facts-csv.ts';
import { publishedJsonSchema } from './json-schema.ts';
import { writeScoreModule } from './score-module.ts';

/** Everything a reader needs to recompute the site, in one folder. */
export async function writeOpenData(
  root: string,
  catalog: Catalog,
  folder: string,
  asOf: Day,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { facts, methodology, site } = catalog;
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const writeJson = (name: string, data: unknown) => write(name, `${JSON.stringify(data, undefined, 1)}\n`);
  writeJson('providers.json', { asOf, providers: facts.providers });
  writeJson('methodology.json', methodology);
  writeJson('scores.json', publishedScores(facts.providers, methodology, asOf));
  writeJson('schema.json', publishedJsonSchema());
  write('facts.csv', factsCsv(facts.providers, facts.vocabulary, asOf));
  const sources = readFileSync(join(root, 'facts/SOURCES.md'), 'utf8').replace(/^# /, '## ');
  write('README.md', dataReadme(site.name, methodology.version, asOf, sources));
  await writeScoreModule(root, folder);
  write('SHA256SUMS', checksums(folder));
}

function checksums(folder: string): string {
  return readdirSync(folder)
    .filter((name) => name !== 'SHA256SUMS')
    .toSorted()
    .map(
      (name) =>
        `${createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex')}  ${name}\n`,
    )
    .join('');
}
