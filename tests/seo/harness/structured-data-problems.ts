/** An object of a graph, at any depth. */
export type StructuredNode = Readonly<Record<string, unknown>>;

/** The required properties of each type. Types that are not listed must not be used. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['@id', 'name', 'url', 'logo'],
  ImageObject: ['url', 'width', 'height'],
  WebSite: ['@id', 'name', 'description', 'url', 'inLanguage', 'publisher', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Article: [
    'headline',
    'description',
    'url',
    'image',
    'inLanguage',
    'dateModified',
    'author',
    'publisher',
    'mainEntityOfPage',
  ],
  NewsArticle: [
    'headline',
    'description',
    'url',
    'image',
    'inLanguage',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
    'mainEntityOfPage',
  ],
  Person: ['name'],
  CollectionPage: ['name', 'description', 'url', 'inLanguage', 'dateModified', 'publisher'],
  // A rating depends on a rank, so a provider without a rank has none.
  Review: ['name', 'url', 'inLanguage', 'dateModified', 'author', 'publisher', 'itemReviewed'],
  Rating: ['ratingValue', 'bestRating', 'worstRating'],
  SoftwareApplication: ['name', 'applicationCategory'],
  Offer: ['name', 'price', 'priceCurrency'],
  PriceSpecification: ['price', 'priceCurrency', 'valueAddedTaxIncluded'],
  ItemList: ['itemListElement'],
  Dataset: ['name', 'description', 'url', 'license', 'creator', 'distribution', 'temporalCoverage'],
  DataDownload: ['contentUrl', 'encodingFormat'],
  DefinedTermSet: ['name', 'url', 'inLanguage', 'hasDefinedTerm'],
  DefinedTerm: ['name', 'description', 'inDefinedTermSet'],
};

/** Yields every object with a type in a value, outer before inner. A reference to another object does not count. */
export function* nodesIn(value: unknown): Generator<StructuredNode> {
  if (typeof value !== 'object' || value === null) return;
  if ('@type' in value) yield value;
  for (const inner of Object.values(value)) yield* nodesIn(inner);
}

export function structuredDataProblems(graph: unknown): string[] {
  return [...nodesIn(graph)].flatMap((thing) => {
    const type = String(thing['@type']);
    const wanted = required[type];
    if (!wanted) return [`${type} is not used on this site`];
    return wanted.flatMap((name) => (isFilled(thing[name]) ? [] : [`${type} without ${name}`]));
  });
}

export function* addressesIn(value: unknown): Generator<string> {
  if (typeof value === 'string' && /^https?:/.test(value)) yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) if (name !== '@id') yield* addressesIn(inner);
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
}
