import { homePath } from '@vpn-site/core/locale/localized-path.ts';
import type { NavigationItem } from '@vpn-site/core/menu/menu-item.ts';
import { useTranslations } from 'use-intl/react';
import {
  errorTextPlaceholder,
  requestedPathPlaceholder,
  statusPlaceholder,
} from '#head/error-placeholders.ts';
import type { ErrorPage } from '#page/page.ts';
import { SearchBox } from '#search/box/search-box.tsx';
import { searchPath } from '#search/search-query.ts';
import { ButtonLink } from '#ui/primitives/button-link/button-link.tsx';
import { IndexEntry, PageIndex } from '../index/page-index.tsx';

interface ErrorViewProps {
  readonly page: ErrorPage;
  readonly menu: readonly NavigationItem[];
}

/** An error page. It states what was not found, and lists the pages of the site below. */
export function ErrorView({ page, menu }: ErrorViewProps) {
  const t = useTranslations('error');
  const isNotFound = page.status === 404;
  return (
    <div className="py-10 lg:py-16">
      <div className="grid gap-x-12 lg:grid-cols-side">
        <p aria-hidden="true" className="font-display mb-2 text-48 leading-114 font-display text-faint">
          {isNotFound ? page.status : statusPlaceholder}
        </p>
        <div>
          <h1 className="text-30 leading-114 font-display tracking-display lg:text-48">
            {isNotFound ? t('notFoundHeading') : t('serverHeading')}
          </h1>
          <ul className="mt-6 border-y border-rule text-18">
            {isNotFound ? (
              <IndexEntry entry={requestedPathPlaceholder} note={t('notFoundEntry')} />
            ) : (
              <IndexEntry entry={t('serverPage')} note={t('serverEntry')} />
            )}
          </ul>
          <p className="mt-6 max-w-measure text-18 text-pretty">
            {isNotFound ? t('notFoundText') : errorTextPlaceholder}
          </p>
          <div className="mt-8 max-w-prose">
            <SearchBox id="search-error" action={searchPath(page.locale)} />
          </div>
          <p className="mt-8">
            {isNotFound ? (
              <ButtonLink href={homePath(page.locale)}>{t('home')}</ButtonLink>
            ) : (
              <ButtonLink href="">{t('retry')}</ButtonLink>
            )}
          </p>
        </div>
        <PageIndex heading={t('elsewhere')} locale={page.locale} menu={menu} />
      </div>
    </div>
  );
}
