import type { Day } from '@vpn-site/core/day/day.ts';
import { formatDay } from '@vpn-site/core/i18n/formats.ts';
import { useTranslations } from 'use-intl/react';
import type { SiteContext } from '#site/site-context.ts';

interface BylineProps {
  readonly site: Pick<SiteContext, 'author' | 'document' | 'locale'>;
  /** The day of the page's text; undefined for a page that is generated from facts. */
  readonly updated: Day | undefined;
  /** The day of the newest check of facts, for a page without text of its own. */
  readonly checked?: Day | undefined;
}

/** The author's name, linked to the About page, and the date of the page. If the site names no author, only the date. */
export function Byline({ site: { author, document, locale }, updated, checked }: BylineProps) {
  const t = useTranslations();
  const about = document('pages/about')?.path;
  const name = () =>
    about === undefined ? (
      author?.name
    ) : (
      <a href={about} rel="author">
        {author?.name}
      </a>
    );
  const day = updated ?? checked;
  const date = () => day && <time dateTime={day}>{formatDay(day, locale)}</time>;
  return (
    <>
      {author && t.rich('article.by', { name })}
      {author && day !== undefined && ' · '}
      {updated !== undefined && t.rich('article.updated', { date })}
      {updated === undefined && checked !== undefined && t.rich('article.checked', { date })}
    </>
  );
}
