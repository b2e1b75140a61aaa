import { useTranslations } from 'use-intl/react';
import type { SiteAuthorModel } from './site-author.block.ts';

/** States who runs the site and how to contact them, or that this is not given. */
export function SiteAuthor({ author, runBy, reach }: SiteAuthorModel) {
  const t = useTranslations('dataPages.author');
  const link = reach && (
    <a href={reach.href} rel="noopener">
      {reach.text}
    </a>
  );
  return (
    <>
      {author ? (
        <Author {...author} />
      ) : (
        <p>{runBy === undefined ? t('nobody') : t('runBy', { name: runBy })}</p>
      )}
      <p>{link ? t.rich('reach', { link: () => link }) : t('noAddress')}</p>
    </>
  );
}

function Author({ name, url, bio }: NonNullable<SiteAuthorModel['author']>) {
  const t = useTranslations('dataPages.author');
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
