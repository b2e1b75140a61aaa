import { defaultLocale, type LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import type { HeadTag } from './head-tag.ts';

/** Colors of the browser's frame. A test checks that they are the page colors of apps/site/src/ui/styles/tokens.css. */
const frameColors = { light: '#ffffff', dark: '#0b1120' } as const;

/** Returns the tags that every page has: icons, manifest and theme colors. */
export function siteTags(locale: LocaleCode): HeadTag[] {
  return [
    link({ rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
    link({ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    link({ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    link({ rel: 'manifest', href: `/${manifestFile(locale)}` }),
    frameColor('light'),
    frameColor('dark'),
  ];
}

/**
 * Returns the path of the web manifest of a language. Each language has its own, so that the site opens from the home
 * screen in that language.
 */
export function manifestFile(locale: LocaleCode): string {
  return locale === defaultLocale ? 'manifest.webmanifest' : `manifest.${locale}.webmanifest`;
}

function link(attributes: Readonly<Record<string, string>>): HeadTag {
  return { tag: 'link', attributes };
}

function frameColor(scheme: keyof typeof frameColors): HeadTag {
  const media = `(prefers-color-scheme: ${scheme})`;
  return { tag: 'meta', attributes: { name: 'theme-color', media, content: frameColors[scheme] } };
}

/**
 * Returns preload links for fonts, because the stylesheet that names them arrives later. They need `crossorigin`, because
 * browsers fetch fonts without credentials.
 */
export function fontTags(addresses: readonly string[]): HeadTag[] {
  return addresses.map((href) => ({
    tag: 'link',
    attributes: { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' },
  }));
}

/** The addresses of stylesheets. */
export interface PageSheets {
  /** The sheets that a page needs, in cascade order. */
  readonly needed: readonly string[];
  /** The print styles of all pages. Browsers fetch them last, and paint without them. */
  readonly print: string;
  /** The sheets of other kinds of pages, which a reader may open next. */
  readonly others: readonly string[];
}

/**
 * Returns links to stylesheets, in the order in which they apply. Sheets of other pages are only named in a tag, for
 * scripts that prefetch them.
 */
export function sheetTags({ needed, print, others }: PageSheets): HeadTag[] {
  return [
    ...needed.map((href) => link({ rel: 'stylesheet', href })),
    link({ rel: 'stylesheet', href: print, media: 'print' }),
    { tag: 'meta', attributes: { name: 'next-sheets', content: others.join(' ') } },
  ];
}
