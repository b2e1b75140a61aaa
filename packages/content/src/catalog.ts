import type { Node } from '@markdoc/markdoc';
import type { ChangeHistory } from '@vpn-site/core/change/fact-change.ts';
import type { Correction } from '@vpn-site/core/correction/correction.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import type { ContentDocument, FrontMatter } from '@vpn-site/core/document/content-document.ts';
import { DocumentIndex } from '@vpn-site/core/document/document-index.ts';
import { type Publication, whyUnpublished } from '@vpn-site/core/document/publication.ts';
import { isFields, textOf } from '@vpn-site/core/fields/fields.ts';
import type { GlossaryEntry } from '@vpn-site/core/glossary/glossary-entry.ts';
import type { ImageSize } from '@vpn-site/core/image/image-variants.ts';
import { isLocaleCode, type LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { memoizePer } from '@vpn-site/core/memo/memoize.ts';
import { entriesWithNeedsMet, type MenuItem } from '@vpn-site/core/menu/menu-item.ts';
import type { Offer } from '@vpn-site/core/outbound/offer.ts';
import { datelineOf } from '@vpn-site/core/provider/dateline.ts';
import type { WrittenMark } from '@vpn-site/core/provider/provider-mark.ts';
import { providerDocumentSlug } from '@vpn-site/core/route/named-routes.ts';
import type { Redirect } from '@vpn-site/core/route/redirects.ts';
import type { Methodology } from '@vpn-site/core/scoring/methodology.ts';
import type { RetiredMethodology } from '@vpn-site/core/scoring/retired-methodology.ts';
import { contentYear, withContentYear, withSiteName } from '@vpn-site/core/site/placeholders.ts';
import type { ReportDecision } from '@vpn-site/core/site/report-decision.ts';
import type { WrittenSearchWords } from '@vpn-site/core/site/search-words.ts';
import { contactsOf, type SiteConfig } from '@vpn-site/core/site/site-config.ts';
import { sitePromises } from '@vpn-site/core/site/site-state.ts';
import { readBrand } from './brand.ts';
import { readChanges } from './changes/read-changes.ts';
import type { ContentFile } from './content-files.ts';
import { readImageSizes } from './content-images.ts';
import { ContentStore } from './content-store.ts';
import {
  explicitNone,
  footerFilePath,
  menuFilePath,
  menuSchema,
  readCorrections,
  readGlossaryWithFallback,
  readMarks,
  redirectsFilePath,
  redirectsSchema,
  siteFilePath,
  siteSchema,
} from './data-files.ts';
import type { FactFile } from './facts/fact-file.ts';
import { type Facts, factsFrom } from './facts/facts-from.ts';
import { type MessageTree, messagesByLocale, missingMessages } from './message-files.ts';
import { methodologyOn, readMethodologies } from './methodology/read-methodologies.ts';
import { readRetiredMethodologies } from './methodology/read-retired-methodologies.ts';
import { readOffers } from './offers/read-offers.ts';
import { publicationsOf } from './publications.ts';
import { readBodyOrExcerpt } from './read-body.ts';
import { readReleaseRecord, readSearchRecord } from './release-record.ts';
import { readReportDecisions } from './report-decisions.ts';
import { readSearchWords } from './search-words.ts';
import { unindexedLocales } from './translations/translation-counts.ts';
import { DataFiles, readWrittenFiles, type WrittenFiles } from './written-files.ts';

/** Everything that editors write, as domain objects. The rules in checks/ must have validated it. */
export interface Catalog {
  readonly site: Omit<SiteConfig, 'url'>;
  readonly documents: DocumentIndex;
  /** Documents that are not published yet. `documents` includes them only if the catalog was loaded with everything. */
  readonly unpublished: DocumentIndex;
  readonly menu: readonly MenuItem[];
  readonly footer: readonly MenuItem[];
  /** Permanent redirects, as written. */
  readonly redirects: readonly Redirect[];
  readonly store: ContentStore;
  readonly facts: Facts;
  /** The version in force on the day of the catalog. */
  readonly methodology: Methodology;
  /** Versions that were replaced, newest first. */
  readonly retiredMethodologies: readonly RetiredMethodology[];
  /** Destinations of outbound links, by provider. They are separate from facts, so that scoring never sees them. */
  readonly offers: ReadonlyMap<string, Offer>;
  /** The size of an image in content/images, by the address that authors write; undefined if there is none. */
  readonly image: (path: string) => ImageSize | undefined;
  /** The tint and icon of each provider, by id. */
  readonly marks: ReadonlyMap<string, WrittenMark>;
  /** Corrected mistakes that readers could have seen, newest first. */
  readonly corrections: readonly Correction[];
  /** Decisions on readers' reports, newest first. */
  readonly reportDecisions: readonly ReportDecision[];
  /**
   * Returns the changes in the facts: those that the build recorded, otherwise those in the git history, computed on first
   * use.
   */
  changes(): ChangeHistory;
  /** Returns the size of a published data file in bytes, as the build recorded it; undefined without a build. */
  openDataSize(name: string): number | undefined;
  /** Returns the search entries of a language, as the build recorded them; undefined without a build. */
  recordedSearch(locale: LocaleCode): unknown;
  messages(locale: LocaleCode): MessageTree;
  /**
   * Returns the dotted keys of messages that a partial language does not have yet. Pages show them in the default language.
   */
  missingMessages(locale: LocaleCode): ReadonlySet<string>;
  /** Returns the terms of the glossary, in the order of their file; in a partial language, those it lacks in English. */
  glossary(locale: LocaleCode): readonly GlossaryEntry[];
  /** Returns the words with which readers of a language search. */
  searchWords(locale: LocaleCode): WrittenSearchWords;
  /** Returns the body of a document. If the excerpt is wanted and exists, returns the excerpt. */
  body(document: ContentDocument, wanted?: 'body' | 'excerpt'): Node;
}

/**
 * Returns the facts in these files. Memoized by the list of files: the same files give the same objects, so that values
 * derived from them stay cached between loads.
 */
const factsOf = memoizePer(
  (files) => files,
  (files: readonly FactFile[]) => {
    const facts = factsFrom(files);
    return { facts, methodologies: readMethodologies(files, facts.vocabulary) };
  },
);

/**
 * Loads the catalog of a project. Without `asOf`, the newest methodology is current and every publication day has passed.
 * `documents` are those published by `publishedBy`, by default `asOf`. null includes everything, drafts too.
 */
export function loadCatalog(root: string, asOf?: Day, publishedBy?: Day | null): Catalog {
  return catalogOf(readWrittenFiles(root), asOf, publishedBy);
}

/** Builds the catalog from files that are already read. */
export function catalogOf(
  files: WrittenFiles,
  asOf?: Day,
  publishedBy: Day | null = asOf ?? endOfTime,
): Catalog {
  const { root, contentFiles, messageFiles, factFiles, data } = files;
  const messages = messagesByLocale(messageFiles);
  const { facts, methodologies } = factsOf(factFiles);
  const record = readReleaseRecord(root);
  let changes: ChangeHistory | undefined;
  const siteFile = data.read(siteFilePath, siteSchema);
  const placeholders: Placeholders = {
    site: siteFile.name,
    year: contentYear(datelineOf(facts.providers, facts.vocabulary).checked, siteFile.contentYear),
  };
  const owner = siteFile.owner === explicitNone ? undefined : siteFile.owner;
  const isAnonymous = siteFile.author === undefined && owner === undefined;
  const isMet = (need: unknown) => need === undefined || owner !== undefined;
  const publications = publicationsOf(contentFiles);
  const lastDay = publishedBy === null ? (asOf ?? endOfTime) : publishedBy;
  const written = contentFiles
    .flatMap((file) => toDocument(file, placeholders, publications.get(file.file), lastDay))
    .map((document) => (isAnonymous ? withAnonymousTitle(document) : document))
    .filter(({ frontMatter }) => isMet(frontMatter.needs));
  const documents = new DocumentIndex(
    publishedBy === null ? written : written.filter(({ unpublished }) => unpublished === undefined),
  );
  const offers = readOffers(factFiles);
  const methodology = methodologyOn(methodologies, asOf);
  const site = {
    ...siteFile,
    contentYear: placeholders.year,
    indexable: siteFile.indexable && record?.isPreview !== true,
    isPreview: record?.isPreview,
    reportErrors: siteFile.reportErrors === explicitNone ? undefined : siteFile.reportErrors,
    brand: siteFile.brand && readBrand(root, siteFile.brand),
    owner,
    ...contactsOf({ ...siteFile, owner }),
    unindexedLocales: unindexedLocales(files),
    promises: sitePromises({
      offers: offers.values(),
      providers: facts.providers,
      documentIds: documents.all().map(({ id }) => id),
      lifetimes: methodology.lifetimes,
      asOf,
    }),
  };
  return {
    facts,
    methodology,
    retiredMethodologies: readRetiredMethodologies(factFiles),
    offers,
    site,
    documents,
    unpublished: new DocumentIndex(written.filter(({ unpublished }) => unpublished !== undefined)),
    menu: entriesWithNeedsMet(data.read(menuFilePath, menuSchema), isMet),
    footer: entriesWithNeedsMet(data.read(footerFilePath, menuSchema), isMet),
    redirects: data.read(redirectsFilePath, redirectsSchema),
    store: new ContentStore(root),
    image: readImageSizes(root),
    corrections: readCorrections(data),
    reportDecisions: readReportDecisions(data),
    marks: readMarks(data),
    changes: () => {
      const ids = facts.providers.map(({ id }) => id);
      changes ??= record?.changes ?? readChanges(root, facts.vocabulary, ids);
      return changes;
    },
    openDataSize: (name) => record?.openDataSizes[name],
    recordedSearch: (locale) => readSearchRecord(root, locale),
    messages: (locale) => messages.get(locale) ?? {},
    missingMessages: (locale) => missingMessages(messageFiles, locale),
    // Read on demand, because parsed files are large and a server keeps its catalog.
    glossary: (locale) => readGlossaryWithFallback(new DataFiles(root), locale),
    searchWords: (locale) => readSearchWords(new DataFiles(root), locale),
    body: (document, wanted = 'body') => readBodyOrExcerpt(root, document, wanted, placeholders.site),
  };
}

/** The day that is used if none is given. On it, every publication day has passed. */
const endOfTime = '9999-12-31';

interface Placeholders {
  readonly site: string;
  readonly year: number;
}

function toDocument(
  { file, kind, id, locale, frontMatter }: ContentFile,
  placeholders: Placeholders,
  publication: Publication | undefined,
  lastDay: Day,
): ContentDocument[] {
  if (!frontMatter?.parsed.ok || !isLocaleCode(locale)) return [];
  const { data } = frontMatter.parsed;
  // Front matter may be invalid here, because the checks use the catalog too: one run should report every mistake.
  if (!isFields(data)) return [];
  const { slug = providerDocumentSlug(id, locale) ?? '', ...rest } = data as unknown as FrontMatter & {
    slug?: unknown;
  };
  if (typeof slug !== 'string') return [];
  const unpublished = publication && whyUnpublished(publication, lastDay);
  const published = publication?.published;
  const datedFrontMatter = published === undefined ? rest : { ...rest, published };
  return [
    {
      id,
      kind,
      locale,
      slug,
      frontMatter: fillPlaceholders(datedFrontMatter, placeholders),
      file,
      ...(unpublished && { unpublished }),
    },
  ];
}

/** Returns a document with another title, if its page has one for sites that name no author. */
function withAnonymousTitle(document: ContentDocument): ContentDocument {
  const { frontMatter } = document;
  const title = textOf(frontMatter.anonymousTitle);
  return title === undefined ? document : { ...document, frontMatter: { ...frontMatter, title } };
}

/**
 * Fills placeholders in text fields. Values of other types do not change, so that the checks can report them. Title and
 * description become text or undefined, because every page renders them.
 */
function fillPlaceholders(frontMatter: FrontMatter, { site, year }: Placeholders): FrontMatter {
  const { title, metaTitle, description } = frontMatter as Readonly<Record<string, unknown>>;
  const renderedTexts = {
    title: textOf(title),
    metaTitle: textOf(metaTitle),
    description: textOf(description) ?? '',
  };
  const filled = Object.entries({ ...frontMatter, ...renderedTexts }).map(([field, value]) => [
    field,
    typeof value === 'string' ? withSiteName(withContentYear(value, year), site) : value,
  ]);
  return Object.fromEntries(filled) as FrontMatter;
}
