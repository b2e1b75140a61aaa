import type { Day } from '@vpn-site/core/day/day.ts';
import type { FactFile } from '../facts/fact-file.ts';
import type { Problem } from '../problem.ts';
import { DataFiles, type WrittenFiles } from '../written-files.ts';
import { catchesSupported } from './catches-supported.ts';
import type { Check } from './check.ts';
import { problemsOf } from './check.ts';
import { countryPagesNamed } from './country-pages-named.ts';
import { dataFilesValid } from './data-files-valid.ts';
import { disclosurePresent } from './disclosure-present.ts';
import { docsNameRealFiles } from './docs-name-real-files.ts';
import { blockOrdersAgree } from './facts/block-orders-agree.ts';
import { countryCodes } from './facts/country-codes.ts';
import { currencyCodes } from './facts/currency-codes.ts';
import { endingsConsistent } from './facts/endings-consistent.ts';
import { factDatesReal } from './facts/fact-dates-real.ts';
import { factFilesClosed } from './facts/fact-files-closed.ts';
import { factKeysComplete } from './facts/fact-keys-complete.ts';
import { factKeysDeclaredOnce } from './facts/fact-keys-declared-once.ts';
import { factValuesDeclared } from './facts/fact-values-declared.ts';
import { factsInToolFormat } from './facts/facts-in-tool-format.ts';
import { factsQuoted } from './facts/facts-quoted.ts';
import { harmHasDisclosure } from './facts/harm-has-disclosure.ts';
import { harmlessIncidents } from './facts/harmless-incidents.ts';
import { listsAsNewAsItems } from './facts/lists-as-new-as-items.ts';
import { machineWrittenLow } from './facts/machine-written-low.ts';
import { noRefusedHosts } from './facts/no-refused-hosts.ts';
import { notNewerThanSources } from './facts/not-newer-than-sources.ts';
import { ownerInterestsAgree } from './facts/owner-interests-agree.ts';
import { ownershipConsistent } from './facts/ownership-consistent.ts';
import { parentCompanyNamed } from './facts/parent-company-named.ts';
import { plansMatchHistory } from './facts/plans-match-history.ts';
import { policyChangesInOrder } from './facts/policy-changes-in-order.ts';
import { priceRange } from './facts/price-range.ts';
import { providerIdsExist } from './facts/provider-ids-exist.ts';
import { quotesFromSources } from './facts/quotes-from-sources.ts';
import { readOncePublished } from './facts/read-once-published.ts';
import { refundDaysAgree } from './facts/refund-days-agree.ts';
import { sourceTitlesVerbatim } from './facts/source-titles-verbatim.ts';
import { sourcesCited } from './facts/sources-cited.ts';
import { textsLocalized } from './facts/texts-localized.ts';
import { undatedFirstRead } from './facts/undated-first-read.ts';
import { urlsHttps } from './facts/urls-https.ts';
import { valuesInQuotes } from './facts/values-in-quotes.ts';
import { valuesSourced } from './facts/values-sourced.ts';
import { wordingMatchesValue } from './facts/wording-matches-value.ts';
import { frontMatterKnown } from './front-matter-known.ts';
import { glossaryConsistent } from './glossary-consistent.ts';
import { languagesAgree } from './languages-agree.ts';
import { localeConfigured } from './locale-configured.ts';
import { messageArgumentsEqual } from './message-arguments-equal.ts';
import { messageFilesValid } from './message-files-valid.ts';
import { messageIcuParses } from './message-icu-parses.ts';
import { messageKeysEqual } from './message-keys-equal.ts';
import { couponsFitPlans } from './methodology/coupons-fit-plans.ts';
import { methodologyConsistent } from './methodology/methodology-consistent.ts';
import { methodologyHistoryComplete } from './methodology/methodology-history-complete.ts';
import { offersValid } from './methodology/offers-valid.ts';
import { paidTimesInOrder } from './methodology/paid-times-in-order.ts';
import { subIdsPaid } from './methodology/sub-ids-paid.ts';
import { newsAddresses } from './news-addresses.ts';
import { nothingLeftToWrite } from './nothing-left-to-write.ts';
import { oneHome } from './one-home.ts';
import { ownerDecided } from './owner-decided.ts';
import { pluralCategories } from './plural-categories.ts';
import { publishedBeforeUpdated } from './published-before-updated.ts';
import { reportsDecided } from './reports-decided.ts';
import { siteNameFilledIn } from './site-name-filled-in.ts';
import { slugSafe } from './slug-safe.ts';
import { slugUnique } from './slug-unique.ts';
import { translationsRecorded } from './translations-recorded.ts';
import { updatedNotInFuture } from './updated-not-in-future.ts';
import { wordsAvoided } from './words-avoided.ts';

/** The rules that need only fact files. Tools run them before they write a fact file. */
const factChecks: Readonly<Record<string, Check>> = {
  'block-orders-agree': blockOrdersAgree,
  'country-codes': countryCodes,
  'currency-codes': currencyCodes,
  'endings-consistent': endingsConsistent,
  'fact-dates-real': factDatesReal,
  'fact-files-closed': factFilesClosed,
  'fact-keys-complete': factKeysComplete,
  'fact-keys-declared-once': factKeysDeclaredOnce,
  'fact-values-declared': factValuesDeclared,
  'facts-in-tool-format': factsInToolFormat,
  'facts-quoted': factsQuoted,
  'harm-has-disclosure': harmHasDisclosure,
  'harmless-incidents': harmlessIncidents,
  'lists-as-new-as-items': listsAsNewAsItems,
  'machine-written-low': machineWrittenLow,
  'no-refused-hosts': noRefusedHosts,
  'not-newer-than-sources': notNewerThanSources,
  'owner-interests-agree': ownerInterestsAgree,
  'ownership-consistent': ownershipConsistent,
  'parent-company-named': parentCompanyNamed,
  'plans-match-history': plansMatchHistory,
  'policy-changes-in-order': policyChangesInOrder,
  'price-range': priceRange,
  'provider-ids-exist': providerIdsExist,
  'quotes-from-sources': quotesFromSources,
  'read-once-published': readOncePublished,
  'refund-days-agree': refundDaysAgree,
  'source-titles-verbatim': sourceTitlesVerbatim,
  'sources-cited': sourcesCited,
  'texts-localized': textsLocalized,
  'undated-first-read': undatedFirstRead,
  'urls-https': urlsHttps,
  'values-in-quotes': valuesInQuotes,
  'values-sourced': valuesSourced,
  'wording-matches-value': wordingMatchesValue,
};

export const allChecks: Readonly<Record<string, Check>> = {
  ...factChecks,
  'catches-supported': catchesSupported,
  'country-pages-named': countryPagesNamed,
  'coupons-fit-plans': couponsFitPlans,
  'data-files-valid': dataFilesValid,
  'disclosure-present': disclosurePresent,
  'docs-name-real-files': docsNameRealFiles,
  'front-matter-known': frontMatterKnown,
  'glossary-consistent': glossaryConsistent,
  'languages-agree': languagesAgree,
  'locale-configured': localeConfigured,
  'message-arguments-equal': messageArgumentsEqual,
  'message-files-valid': messageFilesValid,
  'message-icu-parses': messageIcuParses,
  'message-keys-equal': messageKeysEqual,
  'methodology-consistent': methodologyConsistent,
  'methodology-history-complete': methodologyHistoryComplete,
  'news-addresses': newsAddresses,
  'nothing-left-to-write': nothingLeftToWrite,
  'offers-valid': offersValid,
  'one-home': oneHome,
  'owner-decided': ownerDecided,
  'paid-times-in-order': paidTimesInOrder,
  'plural-categories': pluralCategories,
  'published-before-updated': publishedBeforeUpdated,
  'reports-decided': reportsDecided,
  'site-name-filled-in': siteNameFilledIn,
  'slug-safe': slugSafe,
  'slug-unique': slugUnique,
  'sub-ids-paid': subIdsPaid,
  'translations-recorded': translationsRecorded,
  'updated-not-in-future': updatedNotInFuture,
  'words-avoided': wordsAvoided,
};

/**
 * Runs all rules, and `further` ones from other packages, over everything that editors write, so that one run finds every
 * mistake.
 */
export function runAllChecks(
  files: WrittenFiles,
  today: Day,
  siteUrl?: string,
  further: readonly Check[] = [],
): Problem[] {
  const source = { ...files, today, siteUrl };
  return [...Object.values(allChecks), ...further].flatMap((check) => problemsOf(() => check(source)));
}

/** Runs the rules for facts over some files, which may not be on disk yet. */
export function factProblems(root: string, factFiles: readonly FactFile[], today: Day): Problem[] {
  const source = {
    root,
    contentFiles: [],
    messageFiles: [],
    factFiles,
    data: new DataFiles(root),
    today,
  };
  return Object.values(factChecks).flatMap((check) => problemsOf(() => check(source)));
}
