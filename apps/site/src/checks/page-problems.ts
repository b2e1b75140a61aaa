import type { Catalog } from '@vpn-site/content/catalog.ts';
import { problemsOf } from '@vpn-site/content/checks/check.ts';
import type { Problem } from '@vpn-site/content/problem.ts';
import { isLocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { pageAt } from '#compose/compose-page.ts';
import { openedSite } from '#compose/opened-site.ts';
import { isReadable, readableKindOf } from '#compose/page-kinds.ts';
import type { Page } from '#page/page.ts';
import { textProblems } from './text-problems.ts';

/** What can be said at once of what is wrong with one page, and whose mistakes are the page's. */
export interface PageProblems {
  /** Mistakes in the text of the page, or those for which no page can be drawn at all. */
  readonly problems: readonly Problem[];
  /** Of these files, from the project's root, those that the page shows something of; undefined where no file can be read. */
  readonly concerned: ((file: string) => boolean) | undefined;
}

/** For development: as fresh as the page, which is drawn from the same reading. All other rules take seconds. */
export function pageProblems(path: string, siteUrl: string): PageProblems {
  let concerned: PageProblems['concerned'];
  const problems = problemsOf(() => {
    const { catalog, asOf, localeSite } = openedSite();
    const page = pageAt(catalog, path, '', asOf);
    concerned = page ? concernsPage(catalog, page) : () => false;
    const document = page && catalog.documents.atPath(page.path);
    return document ? textProblems(catalog, document, localeSite(page.locale, siteUrl).site) : [];
  });
  return { problems, concerned };
}

/** Files of facts that are named after the provider they are about. */
const ofProvider = /^facts\/(?:providers|price-history|policy-history|offers)\/(?<provider>[^/]+)\.yaml$/;
const ofCountry = /^facts\/countries\/(?<country>[^/]+)\.yaml$/;
const ofSite = /^(?:content\/data\/(?:.*[./])?|messages\/)(?<name>[^./]+)\.(?:yaml|json)$/;

/** Whether a page shows something of a file: its own text, the words around it in its language, the facts it is about. */
export function concernsPage(catalog: Catalog, page: Page): (file: string) => boolean {
  const own = catalog.documents.atPath(page.path)?.file;
  const { subjects, factsOf, country } = shownFacts(page);
  const isShown = (provider: string) => factsOf === 'everybody' || subjects.includes(provider);
  return (file) => {
    if (file === own) return true;
    const { provider } = ofProvider.exec(file)?.groups ?? {};
    if (provider !== undefined) return factsOf !== 'nobody' && isShown(provider);
    const { country: code } = ofCountry.exec(file)?.groups ?? {};
    if (code !== undefined) return code === country;
    if (file.startsWith('facts/')) return factsOf !== 'nobody';
    const { name } = ofSite.exec(file)?.groups ?? {};
    return name !== undefined && (name === page.locale || !isLocaleCode(name));
  };
}

interface ShownFacts {
  readonly factsOf: 'nobody' | 'subjects' | 'everybody';
  readonly subjects: readonly string[];
  readonly country?: string | undefined;
}

function shownFacts(page: Page): ShownFacts {
  if (!isReadable(page)) return { factsOf: 'nobody', subjects: [] };
  const { factsOf, subjects, country } = readableKindOf(page).listing;
  return { factsOf, subjects: subjects(page), country: country?.(page) };
}
