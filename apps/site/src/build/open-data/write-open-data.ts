import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { noBreakSpace } from '@vpn-site/core/locale/no-break.ts';
import { type OpenDataFile, openDataFiles } from '@vpn-site/core/open-data/open-data-file.ts';
import { publishedScores } from '@vpn-site/core/scoring/published-scores.ts';
import type { BuildFolders } from '../build-folders.ts';
import { dataReadme } from './data-readme.ts';
import { factsCsv } from './facts-csv.ts';
import { publishedJsonSchema } from './json-schema.ts';
import { publishedProviders } from './published-providers.ts';
import { writeScoreModule } from './score-module.ts';

/** Writes the data from which anyone can recompute the site, into one folder. */
export async function writeOpenData(
  { project, staged, openData: folder }: Pick<BuildFolders, 'project' | 'staged' | 'openData'>,
  catalog: Catalog,
  asOf: Day,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { facts, methodology, site } = catalog;
  const published = publishedProviders(catalog, asOf);
  const credits = join(staged, 'facts/SOURCES.md');
  const sources = existsSync(credits) ? readFileSync(credits, 'utf8').replace(/^# /, '## ') : '';
  // No-break spaces are for line breaks on pages and not part of the data.
  const text = (file: OpenDataFile, made: string) =>
    writeFileSync(join(folder, file), made.replaceAll(noBreakSpace, ' '));
  const json = (file: OpenDataFile, data: unknown) => text(file, `${JSON.stringify(data, undefined, 1)}\n`);
  // The type requires an entry for every listed file. Checksums come last because they cover all other files.
  const make: Readonly<Record<OpenDataFile, (file: OpenDataFile) => void | Promise<void>>> = {
    'providers.json': (file) => json(file, published),
    'facts.csv': (file) => text(file, factsCsv(facts.providers, facts.vocabulary, asOf)),
    'methodology.json': (file) => json(file, methodology),
    'scores.json': (file) => json(file, publishedScores(published.providers, methodology, asOf)),
    'score.mjs': (file) => writeScoreModule(project, folder, file),
    'schema.json': (file) => json(file, publishedJsonSchema()),
    'README.md': (file) => text(file, dataReadme(site.name, methodology.version, asOf, sources)),
    SHA256SUMS: (file) => text(file, checksums(folder)),
  };
  for (const file of openDataFiles) await make[file](file);
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
