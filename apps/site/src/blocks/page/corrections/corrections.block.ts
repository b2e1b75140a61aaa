import { formatDay } from '@vpn-site/core/i18n/formats.ts';
import { factLabel } from '@vpn-site/core/provider/vocabulary.ts';
import { block } from '#blocks/block.ts';
import { countryEvidenceName } from '#evidence/card/country-evidence.ts';
import { findProvider } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

export const correctionsBlock = block({
  name: 'corrections',
  summary:
    'The mistakes that content/data/corrections.yaml lists and the readers’ reports that content/data/reports.yaml accepts, newest first; where there are none, that.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectCorrections(site),
  examples: [{ name: 'All corrections', source: '{% corrections /%}' }],
});

export interface CorrectionsModel {
  readonly corrections: readonly {
    readonly day: string;
    readonly dayText: string;
    readonly title: string;
    /** The path of the corrected page; undefined if it does not exist (in this language). */
    readonly path: string | undefined;
    /**
     * The wrong statement and its correction. Undefined for reports by readers, because the linked fact shows the
     * correction.
     */
    readonly words: { readonly wrong: string; readonly right: string } | undefined;
  }[];
}

export function selectCorrections(site: SiteContext): CorrectionsModel {
  const { corrections, reportDecisions, document, locale } = site;
  const written = corrections.map(({ day, page, wrong, right }) => {
    const found = document(page);
    return {
      day,
      title: found?.title ?? page,
      path: found?.path,
      words: { wrong: wrong[locale], right: right[locale] },
    };
  });
  const reported = reportDecisions
    .filter(({ decision }) => decision === 'accepted')
    .map(({ day, fact }) => ({ day, ...factTitle(fact, site), words: undefined }));
  return {
    corrections: [...written, ...reported]
      .toSorted((a, b) => Number(a.day < b.day) - Number(a.day > b.day))
      .map((entry) => ({ ...entry, dayText: formatDay(entry.day, locale) })),
  };
}

/**
 * Returns the title and page of a fact, by the id of its evidence card. A provider that no longer exists is named by its
 * id.
 */
function factTitle(
  fact: string,
  site: SiteContext,
): { readonly title: string; readonly path: string | undefined } {
  const { countries, vocabulary, locale, reviewPath, t } = site;
  const [owner = '', key = ''] = fact.split('/');
  // The key of a part begins with the key of the whole fact: `streaming:netflix` is a part of `streaming`.
  const [whole = ''] = key.split(':');
  const country = [...countries.values()].find((one) => countryEvidenceName(one) === owner);
  const label =
    country?.facts.find(({ id }) => id === whole)?.label[locale] ?? factLabel(whole, vocabulary, locale);
  const name = country?.name[locale] ?? findProvider(owner, site)?.name ?? owner;
  return { title: t('evidence.title', { fact: name, answer: label }), path: reviewPath(owner) };
}
