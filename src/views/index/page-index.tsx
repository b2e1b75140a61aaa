import { useTranslations } from 'use-intl/react';
import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { homePath } from '#domain/locale/localized-path.ts';
import type { NavigationItem } from '#domain/menu/menu-item.ts';
import { IndexEntry } from './index-entry.tsx';

interface PageIndexProps {
  readonly heading: string;
  readonly locale: LocaleCode;
  readonly menu: readonly NavigationItem[];
}

/** The pages of the menu as an index, for readers who did not find what they wanted. Its heading stands at the side. */
export function PageIndex({ heading, locale, menu }: PageIndexProps) {
  const t = useTranslations('error');
  return (
    <>
      <h2 className="mt-14 border-t border-rule pt-3 text-20 leading-125 font-head lg:mt-20 lg:text-24">
        {heading}
      </h2>
      <ul className="mt-3 divide-y divide-line lg:mt-20 lg:border-t lg:border-rule">
        <IndexEntry entry={t('homeEntry')} href={homePath(locale)} note={t('homeNote')} />
        {menu.flatMap(({ children, ...top }) =>
          (children ?? [top]).map(({ label, to, href }) => (
            <IndexEntry key={label} entry={label} href={to ?? href} note={children ? top.label : undefined} />
          )),
        )}
      </ul>
    </>
  );
}
