import type { Translator } from '@vpn-site/core/i18n/messages.ts';
import { defaultLocale, type LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { homePath } from '@vpn-site/core/locale/localized-path.ts';
import type { SiteConfig } from '@vpn-site/core/site/site-config.ts';
import { type HeadTag, meta, property } from './head-tag.ts';

/** A picture and its alt text. */
export interface PreviewPicture {
  readonly path: string;
  readonly alt: string;
}

/** The path and size of the picture that the build renders. A test checks the size of the file. */
export const previewImage = { path: '/preview-image.png', width: 1200, height: 630 } as const;

/** Returns the path of a page's picture, derived from the path of the page. The picture has the size of `previewImage`. */
export function pagePicturePath(path: string): string {
  return `/_og${path}.png`;
}

/** Returns the path of the site's picture in this language. */
export function sitePicturePath(locale: LocaleCode): string {
  return locale === defaultLocale ? previewImage.path : pagePicturePath(homePath(locale));
}

/** Returns the tags of the preview picture: the page's own, or that of the site. */
export function previewTags(
  locale: LocaleCode,
  site: SiteConfig,
  t: Translator,
  own?: PreviewPicture,
): HeadTag[] {
  const { path, alt } = own ?? {
    path: sitePicturePath(locale),
    alt: t('preview.alt', { name: site.name }),
  };
  const address = new URL(path, site.url).href;
  return [
    property('og:image', address),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(previewImage.width)),
    property('og:image:height', String(previewImage.height)),
    property('og:image:alt', alt),
    meta('twitter:image', address),
    meta('twitter:image:alt', alt),
  ];
}
