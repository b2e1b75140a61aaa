import { formatDay, numberFormatter } from '@vpn-site/core/i18n/formats.ts';
import { addNoBreakSpaces } from '@vpn-site/core/locale/no-break.ts';
import {
  type OpenDataFile,
  openDataFiles,
  openDataPath,
  openDataRows,
} from '@vpn-site/core/open-data/open-data-file.ts';
import { recomputeSample } from '@vpn-site/core/open-data/recompute-sample.ts';
import { block } from '#blocks/block.ts';
import type { SiteContext } from '#site/site-context.ts';

export const openDataBlock = block({
  name: 'open-data',
  summary:
    'The files that the build publishes, with what they hold, how many records and how large they are.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectOpenData(site),
  examples: [{ name: 'All files', source: '{% open-data /%}' }],
});

/** Message keys of the files. They differ from file names, because keys cannot contain a period. */
const messageKeys = {
  'providers.json': 'providers',
  'facts.csv': 'facts',
  'methodology.json': 'methodology',
  'scores.json': 'scores',
  'score.mjs': 'code',
  'schema.json': 'schema',
  'README.md': 'readme',
  SHA256SUMS: 'checksums',
} as const satisfies Readonly<Record<OpenDataFile, string>>;

export interface OpenDataModel {
  readonly files: readonly {
    readonly name: OpenDataFile;
    readonly href: string;
    readonly holds: string;
    readonly rows: string | undefined;
    /** The size of the file; undefined until a build has written it. */
    readonly size: string | undefined;
  }[];
  /** The date and methodology version of the files. */
  readonly state: string;
  readonly sample: string;
  readonly citation: string;
}

export function selectOpenData(site: SiteContext): OpenDataModel {
  const { t, locale, asOf, methodology, vocabulary, siteName } = site;
  const counted = { providers: [...site.providers.values()], vocabulary, methodology };
  const number = numberFormatter(locale);
  const day = formatDay(asOf, locale);
  const { version } = methodology;
  return {
    files: openDataFiles.map((name) => {
      const rows = openDataRows(name, counted);
      return {
        name,
        href: `${openDataPath}/${name}`,
        holds: t(`dataPages.openData.holds.${messageKeys[name]}`),
        rows: rows === undefined ? undefined : number.format(rows),
        size: sizeText(site.openDataSize(name), site),
      };
    }),
    state: t('dataPages.openData.state', { day, version }),
    sample: recomputeSample,
    citation: t('dataPages.openData.citation', { site: siteName, day, version, path: openDataPath }),
  };
}

/** Formats a size in whole kilobytes of 1000 bytes (at least one), as file managers do. */
function sizeText(bytes: number | undefined, { locale }: SiteContext): string | undefined {
  if (bytes === undefined) return undefined;
  const kilobytes = numberFormatter(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
  return addNoBreakSpaces(kilobytes.format(Math.max(1, bytes / 1000)), locale);
}
