import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { homePath } from '@vpn-site/core/locale/localized-path.ts';
import type { NavigationItem } from '@vpn-site/core/menu/menu-item.ts';
import { useTranslations } from 'use-intl/react';

interface IndexEntryProps {
  readonly entry: string;
  readonly href?: string | undefined;
  readonly note: string | undefined;
}

/** A line of an index: the entry, dots, and a note. */
export function IndexEntry({ entry, href, note }: IndexEntryProps) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 py-3 leading-140">
      {href === undefined ? (
        <b className="min-w-0 font-medium wrap-anywhere">{entry}</b>
      ) : (
        <a href={href} className="index-link font-medium">
          {entry}
        </a>
      )}
      {note && (
        <span className="flex grow items-baseline gap-x-3">
          <span aria-hidden="true" className="leader-dots" />
          <span className="text-14 text-muted">{note}</span>
        </span>
      )}
    </li>
  );
}

interface PageIndexProps {
  readonly heading: string;
  readonly locale: LocaleCode;
  readonly menu: readonly NavigationItem[];
}

/** The pages of the menu as an index, for readers who did not find what they wanted. Its heading is at the side. */
export function PageIndex({ heading, locale, menu }: PageIndexProps) {
  const t = useTranslations('error');
  return (
    <>
      <h2 className="mt-14 border-t border-rule pt-3 text-20 leading-125 font-head lg:mt-20 lg:text-24">
        {heading}
      </h2>
      <ul className="mt-3 divide-y divide-line lg:mt-20 lg:border-t lg:border-rule">
        <IndexEntry entry={t('homeEntry')} href={homePath(locale)} note={t('homeNote')} />
        {menu.flatMap((top) =>
          indexEntries(top).map(({ label, to, href }) => (
            <IndexEntry
              key={label}
              entry={label}
              href={to ?? href}
              note={top.children ? top.label : undefined}
            />
          )),
        )}
      </ul>
    </>
  );
}

/** The max number of listed pages of a group, besides the page that lists all of its kind. */
const maxPerGroup = 3;

function indexEntries(top: NavigationItem): readonly NavigationItem[] {
  const { children, all } = top;
  if (!children) return [top];
  return all ? [...children.slice(0, maxPerGroup), all] : children;
}
