import type { SiteConfig } from '#domain/site/site-config.ts';
import type { Translator } from '#i18n/translator.ts';
import type { HeadTag } from './head-tag.ts';

/** Of the picture that the build draws at this address; a test measures the file. */
export const previewImage = { path: '/preview-image.png', width: 1200, height: 630 } as const;

/** The picture beside a shared link: one for the whole site. */
export function previewTags(site: SiteConfig, t: Translator): HeadTag[] {
  const address = new URL(previewImage.path, site.url).href;
  const alt = t('preview.alt', { name: site.name });
  return [
    property('og:image', address),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(previewImage.width)),
    property('og:image:height', String(previewImage.height)),
    property('og:image:alt', alt),
    { tag: 'meta', attributes: { name: 'twitter:image', content: address } },
    { tag: 'meta', attributes: { name: 'twitter:image:alt', content: alt } },
  ];
}

function property(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property: name, content } };
}
