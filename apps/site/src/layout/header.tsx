import { useTranslations } from 'use-intl/react';
import { hooks } from '#browser/script-hooks.ts';
import { HeaderSearch } from '../search/box/header-search.tsx';
import { Dateline } from './dateline.tsx';
import { HomeLink } from './home-link.tsx';
import type { LayoutProps } from './layout-props.ts';
import { MenuBar } from './menu/menu-bar.tsx';
import { PanelButton } from './menu/menu-panel.tsx';
import { OldPage } from './old-page/old-page.tsx';

type HeaderProps = Pick<
  LayoutProps,
  'siteName' | 'mark' | 'homePath' | 'searchPath' | 'currentPath' | 'menu' | 'dateline' | 'asOf'
>;

/**
 * The header. Its navigation has two variants: a bar with drop-downs on large screens, and a button that opens the panel on
 * others.
 */
export function Header({
  siteName,
  mark,
  homePath,
  searchPath,
  currentPath,
  menu,
  dateline,
  asOf,
}: HeaderProps) {
  const t = useTranslations('header');
  return (
    <header className="page-width">
      <div className="relative flex min-h-16 flex-wrap items-center justify-between gap-x-4 lg:min-h-18 lg:flex-nowrap lg:gap-x-2">
        <HomeLink siteName={siteName} mark={mark} homePath={homePath} />
        {menu.length > 0 && (
          <nav
            aria-label={t('main')}
            {...hooks({ 'data-main-menu': true })}
            className="max-lg:order-1 lg:ms-auto"
          >
            <MenuBar items={menu} currentPath={currentPath} />
            <PanelButton />
          </nav>
        )}
        <HeaderSearch searchPath={searchPath} />
      </div>
      <div className="double-rule" />
      {dateline && <Dateline {...dateline} />}
      <OldPage asOf={asOf} />
    </header>
  );
}
