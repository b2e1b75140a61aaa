import type { Catalog } from '@vpn-site/content/catalog.ts';
import { websiteDisclosure } from '@vpn-site/content/content-store.ts';
import { glossaryFilePath, siteFilePath } from '@vpn-site/content/data-files.ts';
import type { Problem } from '@vpn-site/content/problem.ts';
import type { WordsAvoidedWhile } from '@vpn-site/content/word-lists.ts';
import { avoidedWords } from '@vpn-site/core/document/text-rules.ts';
import { type LocaleCode, localeCodes, type PerLocale } from '@vpn-site/core/locale/locale-table.ts';
import {
  type Condition,
  conditionHolds,
  conditions,
  type SiteState,
} from '@vpn-site/core/site/site-state.ts';
import { shownBody } from '#blocks/prose/when/when.block.ts';
import { documentProse } from './document-prose.ts';

type WrittenCatalog = Pick<Catalog, 'body' | 'documents' | 'glossary' | 'site' | 'store'>;

interface WrittenText {
  readonly file: string;
  readonly line?: number | undefined;
  readonly text: string;
}

/** The reason why a phrase is untrue under a condition, for the message to the editor. */
const meanings: Readonly<Record<Condition, string>> = {
  'paid-links': 'an offer in facts/offers is paid',
  'no-paid-links': 'no offer in facts/offers is paid',
  'sub-ids': 'an offer in facts/offers has a subId',
  'no-sub-ids': 'no offer in facts/offers has a subId',
  codes: 'an offer in facts/offers has a code',
  'no-codes': 'no offer in facts/offers has a valid code',
  offers: 'an offer in facts/offers is valid',
  'no-offers': 'no offer in facts/offers is valid',
  analytics: 'ANALYTICS_KEY is set',
  'no-analytics': 'ANALYTICS_KEY is not set',
  views: 'PAGE_VIEWS is 1',
  'no-views': 'PAGE_VIEWS is not 1',
  clicks: 'CLICK_LEDGER is not off',
  'no-clicks': 'CLICK_LEDGER is off',
  leaks: 'LEAK_CHECK_NETWORKS or LEAK_CHECK_DNS_ZONE is set',
  'no-leaks': 'neither LEAK_CHECK_NETWORKS nor LEAK_CHECK_DNS_ZONE is set',
  reports: 'reportErrors in content/data/site.yaml is an address',
  'no-reports': 'reportErrors in content/data/site.yaml names no address',
  author: 'content/data/site.yaml names an author',
  'no-author': 'content/data/site.yaml names no author',
  owner: 'content/data/site.yaml names an owner',
  'no-owner': 'content/data/site.yaml names no owner',
  controller: 'content/data/site.yaml names a controller for personal data',
  'no-controller': 'content/data/site.yaml names no controller for personal data',
  repository: 'content/data/site.yaml names a repository',
  'no-repository': 'content/data/site.yaml names no repository',
};

/**
 * Reports texts that contradict the site's settings and offers, such as "nobody pays us" although a link is paid, or "no
 * analytics" although it is on. It only checks text that is shown, so text in a block with a matching condition is allowed.
 */
export function claimProblems(
  catalog: WrittenCatalog,
  states: ReadonlySet<SiteState>,
  wordsWhile: PerLocale<WordsAvoidedWhile | undefined>,
  /**
   * Conditions that can become true without a change, such as "no codes" after a code has expired. Phrases that contradict
   * them ask for a review and do not stop the build.
   */
  timedConditions: readonly Condition[] = [],
): Problem[] {
  return localeCodes.flatMap((locale) => {
    const untrue = conditions
      .filter((condition) => conditionHolds(condition, states))
      .flatMap((condition) =>
        (wordsWhile[locale]?.[condition] ?? []).map((words) => ({ words, instead: '', condition })),
      );
    if (untrue.length === 0) return [];
    return textsIn(catalog, states, locale).flatMap(({ text, ...place }) =>
      avoidedWords(text, untrue).map(({ words, condition }) => ({
        ...place,
        message: `"${words}" is not true of the site: ${meanings[condition]}.`,
        remedy: `Remove it, or write it inside {% when so="${opposite(condition)}" %}. Or use a block that follows the settings: how-we-earn, analytics-state, view-count, report-link.`,
        ...(timedConditions.includes(condition) && { severity: 'review' as const }),
      })),
    );
  });
}

function textsIn(catalog: WrittenCatalog, states: ReadonlySet<SiteState>, locale: LocaleCode): WrittenText[] {
  const shown: Pick<Catalog, 'body' | 'site'> = {
    site: catalog.site,
    body: (...asked) => shownBody(catalog.body(...asked), states),
  };
  const documents = catalog.documents.all().filter((document) => document.locale === locale);
  const disclosure = websiteDisclosure(catalog.store, locale);
  return [
    ...documents.flatMap((document) =>
      documentProse(shown, document).map(({ line, text }) => ({ file: document.file, line, text })),
    ),
    ...(disclosure === undefined
      ? []
      : [{ file: `content/data/common/website.${locale}.yaml`, text: disclosure }]),
    ...(catalog.site.description === undefined
      ? []
      : [{ file: siteFilePath, text: catalog.site.description[locale] }]),
    ...catalog
      .glossary(locale)
      .map(({ definition }) => ({ file: glossaryFilePath(locale), text: definition })),
  ];
}

function opposite(condition: Condition): Condition {
  return conditions.find((other) => other === `no-${condition}` || condition === `no-${other}`) ?? condition;
}
