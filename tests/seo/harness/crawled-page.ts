import { readFileSync } from 'node:fs';
import { type BuiltPage, builtPages, dist } from '@vpn-site/harness/tested-site.ts';
import { type DefaultTreeAdapterTypes, html, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

/** The data that a crawler gets from one page of the built site. */
export interface CrawledPage {
  readonly path: string;
  readonly language: string;
  readonly titles: readonly string[];
  readonly headings: readonly string[];
  readonly descriptions: readonly string[];
  readonly robots: readonly string[];
  readonly canonicals: readonly string[];
  /** The contents of the tags for link previews, by name: `og:locale`, `twitter:card` and so on. */
  readonly card: ReadonlyMap<string, readonly string[]>;
  readonly alternates: ReadonlyMap<string, string>;
  /** Pictures of a link preview: addresses and texts of `og:image` and `twitter:image`. */
  readonly pictures: { readonly addresses: readonly string[]; readonly texts: readonly string[] };
  readonly feeds: readonly string[];
  readonly structuredData: readonly string[];
  /** Addresses of the breadcrumbs that the page shows. */
  readonly breadcrumbs: readonly string[];
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
  readonly imagesWithoutText: readonly string[];
}

const cardTags = [
  'og:type',
  'og:url',
  'og:locale',
  'og:site_name',
  'og:title',
  'og:description',
  'og:image',
  'twitter:card',
  'twitter:image',
];

let crawled: readonly CrawledPage[] | undefined;

/** Returns every page that may be indexed. Hand-off and error pages may not. */
export function crawlBuiltSite(): readonly CrawledPage[] {
  crawled ??= builtPages()
    .filter(({ path }) => !/\/(?:404|500|styleguide)$|\/sendme\//.test(path))
    .map(crawlPage);
  return crawled;
}

function crawlPage({ file, path }: BuiltPage): CrawledPage {
  const elements = [...walk(parse(readFileSync(`${dist}/client/${file}`, 'utf8')))];
  const all = (tag: string) => elements.filter(({ tagName }) => tagName === tag);
  const meta = (name: string) =>
    all('meta').flatMap((tag) =>
      attribute(tag, 'name') === name || attribute(tag, 'property') === name
        ? (attribute(tag, 'content') ?? '')
        : [],
    );
  const rel = (name: string) => all('link').filter((tag) => attribute(tag, 'rel') === name);
  return {
    path,
    language: attribute(all('html')[0], 'lang') ?? '',
    // A drawing may have its own title, in another namespace.
    titles: all('title')
      .filter(({ namespaceURI }) => namespaceURI === html.NS.HTML)
      .map(text),
    headings: all('h1').map(text),
    descriptions: meta('description'),
    robots: meta('robots'),
    canonicals: rel('canonical').map((tag) => attribute(tag, 'href') ?? ''),
    card: new Map(cardTags.map((name) => [name, meta(name)])),
    alternates: new Map(
      rel('alternate').flatMap((tag) => {
        const language = attribute(tag, 'hreflang');
        return language === undefined ? [] : [[language, attribute(tag, 'href') ?? ''] as const];
      }),
    ),
    pictures: {
      addresses: [...meta('og:image'), ...meta('twitter:image')],
      texts: [...meta('og:image:alt'), ...meta('twitter:image:alt')],
    },
    feeds: rel('alternate').flatMap((tag) =>
      attribute(tag, 'type') === undefined ? [] : (attribute(tag, 'href') ?? ''),
    ),
    structuredData: all('script')
      .filter((tag) => attribute(tag, 'type') === 'application/ld+json')
      .map(text),
    breadcrumbs: all('ol')
      .filter((tag) => attribute(tag, 'class') === 'crumbs')
      .flatMap((list) => [...walk(list)].flatMap((tag) => attribute(tag, 'href') ?? [])),
    links: all('a').flatMap((tag) => attribute(tag, 'href') ?? []),
    ids: new Set(elements.flatMap((tag) => attribute(tag, 'id') ?? [])),
    imagesWithoutText: all('img')
      .filter((tag) => attribute(tag, 'alt') === undefined)
      .map((tag) => attribute(tag, 'src') ?? ''),
  };
}

function* walk(node: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* walk('content' in child ? child.content : child);
  }
}

function attribute(element: Element | undefined, name: string): string | undefined {
  return element?.attrs.find((candidate) => candidate.name === name)?.value;
}

function text(element: Element): string {
  return element.childNodes
    .map((child) => ('value' in child ? child.value : 'tagName' in child ? text(child) : ''))
    .join('')
    .trim();
}
