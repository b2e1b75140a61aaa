import { defaultLocale, type LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import type { HeadTag } from './head-tag.ts';

/** What the frame of the browser is painted in: the page colours of apps/site/src/ui/styles/tokens.css, which a test compares. */
export const frameColors = { light: '#ffffff', dark: '#0b1120' } as const;

/** The tags that every page has: how the site looks in tabs, bookmarks and on home screens. */
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

/** Each language has its own: what is put on a home screen opens in the language it was read in. */
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

/** Asks for fonts before the stylesheet that names them has arrived. Fonts are fetched without credentials. */
export function fontTags(addresses: readonly string[]): HeadTag[] {
  return addresses.map((href) => ({
    tag: 'link',
    attributes: { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' },
  }));
}

/** Links to style sheets, in the order in which they apply. Those of other pages are only named: scripts fetch them ahead. */
export function sheetTags(needed: readonly string[], others: readonly string[]): HeadTag[] {
  return [
    ...needed.map((href) => ({ tag: 'link' as const, attributes: { rel: 'stylesheet', href } })),
    { tag: 'meta', attributes: { name: 'next-sheets', content: others.join(' ') } },
  ];
}
