import { formatDay } from '@vpn-site/core/i18n/formats.ts';
import { defaultLocale, type LocaleCode, localeOf } from '@vpn-site/core/locale/locale-table.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { PageDetails as Details, RelatedPage } from '#page/page-details.ts';
import { CopyButton } from '#ui/primitives/copy-button/copy-button.tsx';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';

function RelatedPages({ pages }: { readonly pages: readonly RelatedPage[] }) {
  const t = useTranslations('pageDetails');
  if (pages.length === 0) return null;
  return (
    <SideHead heading={t('related')}>
      <ul className="link-list">
        {pages.map(({ path, title, description }) => (
          <li key={path}>
            <a href={path}>{title}</a>
            {description && <p>{description}</p>}
          </li>
        ))}
      </ul>
    </SideHead>
  );
}

/**
 * Returns the attributes of the link to the report form. A form on this site gets `hrefLang`, because scripts do not
 * prefetch links with it. Otherwise they would prefetch the form for every reader who reaches the end of the page.
 */
function reportLink(address: string, locale: LocaleCode) {
  return address.startsWith('/') ? { hrefLang: localeOf(locale).language } : { rel: 'noopener' };
}

const originalLanguage = localeOf(defaultLocale).language;

interface PageDetailsProps {
  readonly details: Details;
  readonly locale: LocaleCode;
}

/**
 * The end of articles and similar pages: related pages, dates of the text, its translation, and links for reporting
 * mistakes.
 */
export function PageDetails({ details, locale }: PageDetailsProps) {
  const t = useTranslations('pageDetails');
  const { published, updated, checked, translation, correctionsPath, reportErrors, source } = details;
  const { share, feed, related } = details;
  const link =
    (href: string, attributes: { hrefLang?: string; rel?: string } = {}) =>
    (words: ReactNode) => (
      <a href={href} {...attributes}>
        {words}
      </a>
    );
  const on = (day: string) => () => <time dateTime={day}>{formatDay(day, locale)}</time>;
  const isOneDay = updated !== undefined && updated === checked;
  return (
    <footer>
      <RelatedPages pages={related} />
      <SideHead heading={t('heading')}>
        <div className="prose page-about text-16">
          {published && <p>{t.rich('published', { date: on(published) })}</p>}
          {isOneDay && <p>{t.rich('changedAndChecked', { date: on(updated) })}</p>}
          {updated && !isOneDay && <p>{t.rich('changed', { date: on(updated) })}</p>}
          {checked && !isOneDay && <p>{t.rich('checked', { date: on(checked) })}</p>}
          {translation && (
            <p>
              {t.rich('follows', {
                original: link(translation.originalPath, { hrefLang: originalLanguage }),
              })}{' '}
              {translation.reviewer !== undefined && t('reviewer', { name: translation.reviewer })}
            </p>
          )}
          {(reportErrors || correctionsPath || feed) && (
            <p>
              {reportErrors &&
                t.rich('report', { link: link(reportErrors, reportLink(reportErrors, locale)) })}{' '}
              {correctionsPath && t.rich('corrections', { link: link(correctionsPath) })}{' '}
              {feed && t.rich('follow', { feed: feed.title, link: link(feed.path) })}
            </p>
          )}
          {share && (
            <p className="flex flex-wrap gap-3">
              <CopyButton text={share.path} label={t('share')} done={t('shared')} isInText />{' '}
              <CopyButton text={share.citation} label={t('cite')} done={t('cited')} isInText />
            </p>
          )}
          {source && <p>{t.rich('source', { link: link(source, { rel: 'noopener' }) })}</p>}
        </div>
      </SideHead>
    </footer>
  );
}
