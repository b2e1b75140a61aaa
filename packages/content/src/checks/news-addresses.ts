import { isLocaleCode, localeOf } from '@vpn-site/core/locale/locale-table.ts';
import { isNewsSlug } from '@vpn-site/core/route/news-address.ts';
import type { Check } from './check.ts';
import { writtenSlugs } from './document-slugs.ts';

/** News posts have addresses below the news list of their language, and no other documents do. */
export const newsAddresses: Check = ({ contentFiles }) =>
  writtenSlugs(contentFiles).flatMap(({ file, line, locale, slug }) => {
    if (!isLocaleCode(locale)) return [];
    const { news } = localeOf(locale).addresses;
    const isPost = file.startsWith('content/news/');
    if (isPost ? isNewsSlug(slug, locale) && slug !== news : !isNewsSlug(slug, locale)) return [];
    return [
      isPost
        ? {
            file,
            line,
            message: `The slug "${slug}" is not below the news page.`,
            remedy: `Write ${news}/ and a few words, for example ${news}/${slug.split('/').at(-1)}.`,
          }
        : {
            file,
            line,
            message: `The slug "${slug}" is reserved for news, but this text is not news.`,
            remedy: 'Choose another, or move the text to content/news/.',
          },
    ];
  });
