import type { Catalog } from '@vpn-site/content/catalog.ts';
import { problemsOf } from '@vpn-site/content/checks/check.ts';
import type { Problem } from '@vpn-site/content/problem.ts';
import { isLocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { pageAt } from '#compose/compose-page.ts';
import { openedSite } from '#compose/opened-site.ts';
import { isReadable, readableKindOf } from '#compose/page-kinds.ts';
import type { Page } from '#page/page.ts';
import { textProblems } from './text-problems.ts';

/** The problems of one page that can be found quickly, and whether the page shows a file. */
export interface PageProblems {
  /** Problems in the text of the page, and problems that prevent all pages from rendering. */
  readonly problems: readonly Problem[];
  /**
   * Whether the page shows content of a file, given by its path from the project root; undefined if the files cannot be
   * read.
   */
  readonly showsFile: ((file: string) => boolean) | undefined;
}

/**
 * In development, returns the problems of a page, from the files with which it is rendered. It only runs fast rules,
 * because the others take seconds.
 */
export function pageProblems(path: string, siteUrl: string): PageProblems {
  let showsFile: PageProblems['showsFile'];
  const problems = problemsOf(() => {
    const { catalog, asOf, localeSite } = openedSite();
    const page = pageAt(catalog, path, '', asOf);
    showsFile = page ? pageShowsFile(catalog, page) : () => false;
    const document = page && catalog.documents.atPath(page.path);
    return document ? textProblems(catalog, document, localeSite(page.locale, siteUrl).site) : [];
  });
  return { problems, showsFile };
}

/** Matches fact files that are named after their provider. */
const ofProvider = /^facts\/(?:providers|price-history|policy-history|offers)\/(?<provider>[^/]+)\.yaml$/;
const ofCountry = /^facts\/countries\/(?<country>[^/]+)\.yaml$/;
const ofSite = /^(?:content\/data\/(?:.*[./])?|messages\/)(?<name>[^./]+)\.(?:yaml|json)$/;

/**
 * Returns a function that tells whether a page shows content of a file: the text of the page, the interface strings in its
 * language, or facts about its subject.
 */
export function pageShowsFile(catalog: Catalog, page: Page): (file: string) => boolean {
  const own = catalog.documents.atPath(page.path)?.file;
  const { subjects, factsOf, country } = shownFacts(page);
  const isShown = (provider: string) => factsOf === 'all' || subjects.includes(provider);
  return (file) => {
    if (file === own) return true;
    const { provider } = ofProvider.exec(file)?.groups ?? {};
    if (provider !== undefined) return factsOf !== 'none' && isShown(provider);
    const { country: code } = ofCountry.exec(file)?.groups ?? {};
    if (code !== undefined) return code === country;
    if (file.startsWith('facts/')) return factsOf !== 'none';
    const { name } = ofSite.exec(file)?.groups ?? {};
    return name !== undefined && (name === page.locale || !isLocaleCode(name));
  };
}

interface ShownFacts {
  readonly factsOf: 'none' | 'subjects' | 'all';
  readonly subjects: readonly string[];
  readonly country?: string | undefined;
}

function shownFacts(page: Page): ShownFacts {
  if (!isReadable(page)) return { factsOf: 'none', subjects: [] };
  const { factsOf, subjects, country } = readableKindOf(page).listing;
  return { factsOf, subjects: subjects(page), country: country?.(page) };
}
