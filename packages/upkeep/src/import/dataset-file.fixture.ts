import { parseFactFile } from '@vpn-site/content/facts/fact-file.ts';
import type { Aliases } from './aliases.ts';
import type { DatasetFile, ImporterFacts } from './importer.ts';

/** Returns a site with one fictional provider. */
export function siteWith(text: string, aliases: Partial<Aliases>): ImporterFacts {
  return {
    factFiles: [parseFactFile('facts/providers/alder.yaml', text)],
    aliases: {
      'price-index': { providers: {}, plans: {}, ignored: [] },
      'two-factor': { entries: {} },
      'server-list': { lists: {} },
      ...aliases,
    },
  };
}

/** Returns a file of a commit on 1 October, read on the 2nd. */
export function datasetFile(name: string, data: unknown, file: Partial<DatasetFile> = {}): DatasetFile {
  return {
    name,
    text: typeof data === 'string' ? data : JSON.stringify(data),
    capture: '0'.repeat(64),
    url: `https://github.com/example/repository/blob/2/${name}`,
    readOn: '2026-10-02',
    reportedOn: '2026-10-01',
    ...file,
  };
}
