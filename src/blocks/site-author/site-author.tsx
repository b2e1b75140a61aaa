import { useTranslations } from 'use-intl/react';
import type { SiteAuthorModel } from './select.ts';

export function SiteAuthor({ author }: SiteAuthorModel) {
  const t = useTranslations('dataPages.author');
  if (!author) return null;
  const { name, url, bio } = author;
  const shown =
    url === undefined ? (
      name
    ) : (
      <a href={url} rel="author noopener">
        {name}
      </a>
    );
  return (
    <p className="site-author">
      <b>{t.rich('written', { name: () => shown })}</b> {bio}
    </p>
  );
}
