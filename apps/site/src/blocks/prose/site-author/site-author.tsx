import { useTranslations } from 'use-intl/react';
import type { SiteAuthorModel } from './site-author.block.ts';

/** States who runs the site and how to contact them, if the owner's settings say so. */
export function SiteAuthor({ author, runBy, reach, siteName }: SiteAuthorModel) {
  const t = useTranslations('dataPages.author');
  const link = reach && (
    <a href={reach.href} rel="noopener">
      {reach.text}
    </a>
  );
  return (
    <>
      {author ? (
        <Author {...author} siteName={siteName} />
      ) : (
        runBy !== undefined && <p>{t('runBy', { name: runBy })}</p>
      )}
      {link && <p>{t.rich('reach', { link: () => link })}</p>}
    </>
  );
}

type AuthorProps = NonNullable<SiteAuthorModel['author']> & Pick<SiteAuthorModel, 'siteName'>;

/** The author in the first person: the name, then their own words. */
function Author({ name, url, bio, siteName }: AuthorProps) {
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
      <b>{t.rich('written', { name: () => shown, site: siteName })}</b> {bio}
    </p>
  );
}
