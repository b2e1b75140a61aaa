import { useTranslations } from 'use-intl/react';
import { homePath } from '#domain/locale/localized-path.ts';
import type { NavigationItem } from '#domain/menu/menu-item.ts';
import type { ErrorPage } from '#domain/page/page.ts';
import { requestedPathPlaceholder } from '#head/page-title.ts';
import { ButtonLink } from '#ui/primitives/button-link.tsx';
import { IndexEntry } from './index-entry.tsx';

interface ErrorViewProps {
  readonly page: ErrorPage;
  readonly menu: readonly NavigationItem[];
}

/** A page of the index: what was asked for, looked up and not found, and below it what is there. */
export function ErrorView({ page, menu }: ErrorViewProps) {
  const t = useTranslations('error');
  const isNotFound = page.status === 404;
  return (
    <div className="py-10 lg:py-16">
      <div className="grid gap-x-12 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <p aria-hidden="true" className="font-display mb-2 text-48 leading-display font-display text-faint">
          {page.status}
        </p>
        <div>
          <h1 className="text-30 leading-display font-display tracking-display lg:text-48">
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
            {isNotFound ? t('notFoundText') : t('serverText')}
          </p>
          <p className="mt-8">
            {isNotFound ? (
              <ButtonLink href={homePath(page.locale)}>{t('home')}</ButtonLink>
            ) : (
              <ButtonLink href="">{t('retry')}</ButtonLink>
            )}
          </p>
        </div>
        <h2 className="mt-14 border-t border-rule pt-3 text-20 leading-head font-head lg:mt-20 lg:text-24">
          {t('elsewhere')}
        </h2>
        <ul className="mt-3 divide-y divide-line lg:mt-20 lg:border-t lg:border-rule">
          <IndexEntry entry={t('homeEntry')} href={homePath(page.locale)} note={t('homeNote')} />
          {menu.flatMap(({ children, ...top }) =>
            (children ?? [top]).map(({ label, to, href }) => (
              <IndexEntry
                key={label}
                entry={label}
                href={to ?? href}
                note={children ? top.label : undefined}
              />
            )),
          )}
        </ul>
      </div>
    </div>
  );
}
