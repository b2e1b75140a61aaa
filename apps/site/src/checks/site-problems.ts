import { readBlanks } from '@vpn-site/content/blanks.ts';
import type { BuildSettings } from '@vpn-site/content/build-settings.ts';
import { type Catalog, catalogOf } from '@vpn-site/content/catalog.ts';
import { runAllChecks } from '@vpn-site/content/checks/all-checks.ts';
import { problemsOf } from '@vpn-site/content/checks/check.ts';
import { readImagePaths } from '@vpn-site/content/content-images.ts';
import { formatProblem, type Problem } from '@vpn-site/content/problem.ts';
import { publicationsOf } from '@vpn-site/content/publications.ts';
import { behindProblems } from '@vpn-site/content/translations/translation-states.ts';
import {
  readAllowedDigits,
  readWordsAvoidedWhile,
  type WordsAvoidedWhile,
} from '@vpn-site/content/word-lists.ts';
import { readWrittenFiles } from '@vpn-site/content/written-files.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { translator } from '@vpn-site/core/i18n/messages.ts';
import { type LocaleCode, localeCodes, type PerLocale } from '@vpn-site/core/locale/locale-table.ts';
import { type BuiltState, findSiteStates, usualStates } from '@vpn-site/core/site/site-state.ts';
import { type BuildSwitch, builtStates } from '#compose/built-states.ts';
import { messagesOf } from '#compose/locale-site.ts';
import { siteRedirectProblems } from '#compose/redirects.ts';
import { composeSiteContext } from '#compose/site-context.ts';
import { brandProblems } from './brand-problems.ts';
import { comparisonProblems } from './comparison-problems.ts';
import { endedReviewProblems } from './ended-review-problems.ts';
import { mergeGoneProviders } from './gone-providers.ts';
import { guideProblems } from './guide-problems.ts';
import { firstLevelProblems, headingProblems } from './heading-problems.ts';
import { imageProblems } from './image-problems.ts';
import { menuIconProblems, missingTargetProblems } from './menu-problems.ts';
import { missingCatchProblems, pickProblems } from './pick-problems.ts';
import { reviewProblems } from './review-problems.ts';
import { sceneProblems } from './scene-problems.ts';
import { searchWordsKnown } from './search-words-known.ts';
import { serviceProblems } from './service-problems.ts';
import { textProblems } from './text-problems.ts';
import { mergeUnreadDocuments } from './unread-documents.ts';
import { verdictProblems } from './verdict-problems.ts';
import { claimProblems } from './words/claim-problems.ts';
import { wordProblems } from './words/word-problems.ts';

/**
 * Returns all problems in the editors' files, sorted by file and line. It checks texts if the files that they need can be
 * read, so that one run finds as much as possible. The age of facts is computed for `asOf`; texts may name later days, up
 * to `lastDay`.
 */
export function siteProblems(
  root: string,
  asOf: Day,
  lastDay = asOf,
  { siteUrl, ...switches }: Partial<Pick<BuildSettings, 'siteUrl' | BuildSwitch>> = {},
): Problem[] {
  const unwritten = new Set(readBlanks(root).map(({ file }) => file));
  const files = readWrittenFiles(root);
  let opened: Catalog | undefined;
  /** The problems because of which texts cannot be checked yet. */
  const unreadable = problemsOf(() => {
    opened = catalogOf(files, asOf);
    return [];
  });
  const problems = [
    ...runAllChecks(files, lastDay, siteUrl, [searchWordsKnown]),
    ...problemsOf(() => behindProblems(files)),
    ...problemsOf(() => {
      if (!opened) return unreadable;
      const catalog = opened;
      const inTexts = (read: Catalog): Problem[] => [
        ...agingProblems(read, asOf, readWordsAvoidedWhile(files.data), builtStates(switches)),
        ...headingProblems(read),
        ...firstLevelProblems(read),
        ...verdictProblems(read).filter(({ file }) => !unwritten.has(file)),
        ...serviceProblems(read),
        ...sceneProblems(read),
        ...guideProblems(read).filter(({ file }) => !unwritten.has(file)),
        // The wording of a text is only checked once it is written.
        ...wordProblems(read, readAllowedDigits(files.data)).filter(({ file }) => !unwritten.has(file)),
      ];
      return [
        ...inTexts(catalog),
        ...brandProblems(files.data, catalog),
        ...unpublishedProblems(catalog, (publishedBy) => inTexts(catalogOf(files, asOf, publishedBy))),
        ...menuIconProblems(catalog),
        ...missingTargetProblems(catalog),
        ...siteRedirectProblems(catalog),
        ...reviewProblems(catalog),
        ...endedReviewProblems(catalog),
        ...imageProblems(catalog, readImagePaths(root)),
      ];
    }),
  ];
  const publications = publicationsOf(files.contentFiles);
  // Several checks may report the same mistake.
  const distinct = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  const waitsFor = unreadable[0] && formatProblem(unreadable[0]);
  return mergeUnreadDocuments(mergeGoneProviders([...distinct.values()], files), files.contentFiles)
    .map((problem) => (formatProblem(problem) === waitsFor ? withWaitingTexts(problem) : problem))
    .map((problem) => (publications.get(problem.file)?.isDraft ? asAdvice(problem) : problem))
    .toSorted(byPosition);
}

/** Says that texts are not judged yet, so that nobody takes their silence for praise. */
function withWaitingTexts(problem: Problem): Problem {
  return { ...problem, remedy: `${problem.remedy} Texts are checked once this file can be read.` };
}

/** Turns a problem in a draft into advice, because no build contains drafts. */
function asAdvice(problem: Problem): Problem {
  return { ...problem, severity: 'advice' };
}

/**
 * Returns the problems of unpublished texts. Each is checked together with the texts that will be published by the same
 * day. A scheduled text must be correct in advance, because nobody watches the build on that day.
 */
function unpublishedProblems(
  { unpublished }: Catalog,
  problemsIn: (publishedBy: Day | null) => readonly Problem[],
): Problem[] {
  const groups = Map.groupBy(unpublished.all(), (document) =>
    document.unpublished?.why === 'scheduled' ? document.unpublished.on : null,
  );
  return [...groups].flatMap(([publishedBy, documents]) => {
    const files = new Set(documents.map(({ file }) => file));
    return problemsIn(publishedBy).filter(({ file }) => files.has(file));
  });
}

function byPosition(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (a.line ?? 0) - (b.line ?? 0);
}

/**
 * Returns the problems that can appear without a change, because facts become stale and codes expire. All other rules only
 * reject dates in the future, so they find no new problems on a later day.
 */
export function agingProblems(
  catalog: Catalog,
  asOf: Day,
  wordsWhile: PerLocale<WordsAvoidedWhile | undefined>,
  built: readonly BuiltState[] = usualStates,
): Problem[] {
  const { site, offers } = catalog;
  const states = findSiteStates({ site, offers: offers.values(), built, asOf });
  // An expired offer only asks for a review, because a failed build would keep an older release with the same text online.
  const hadOffers = [...offers.values()].some(({ coupon }) => coupon !== undefined);
  return [
    ...localeCodes.flatMap((locale) => localeProblems(catalog, locale, asOf)),
    ...claimProblems(catalog, states, wordsWhile, hadOffers ? ['no-codes', 'no-offers'] : []),
  ];
}

function localeProblems(catalog: Catalog, locale: LocaleCode, asOf: Day): Problem[] {
  const context = composeSiteContext(catalog, locale, translator(locale, messagesOf(catalog, locale)), asOf);
  const bodies = catalog.documents
    .all()
    .filter((document) => document.locale === locale)
    .flatMap((document) => textProblems(catalog, document, context));
  return [
    ...bodies,
    ...pickProblems(catalog, context),
    ...missingCatchProblems(context),
    ...comparisonProblems(catalog, context),
  ];
}
