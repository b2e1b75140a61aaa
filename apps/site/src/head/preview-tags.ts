import type { Translator } from '@vpn-site/core/i18n/messages.ts';
import { defaultLocale, type LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { homePath } from '@vpn-site/core/locale/localized-path.ts';
import type { SiteConfig } from '@vpn-site/core/site/site-config.ts';
import { type HeadTag, meta, property } from './head-tag.ts';

/** A picture and what it says, for those who cannot see it. */
export interface PreviewPicture {
  readonly path: string;
  readonly alt: string;
}

/** Of the picture that the build draws at this address; a test measures the file. */
export const previewImage = { path: '/preview-image.png', width: 1200, height: 630 } as const;

/** The picture of one page: the same size, under an address that follows from the page's own. */
export function pagePicturePath(path: string): string {
  return `/_og${path}.png`;
}

/** The picture of the whole site, with its words in this language. */
export function sitePicturePath(locale: LocaleCode): string {
  return locale === defaultLocale ? previewImage.path : pagePicturePath(homePath(locale));
}

/** The picture beside a shared link: the page's own, or that of the whole site. */
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
