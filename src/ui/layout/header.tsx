import { useTranslations } from 'use-intl/react';
import { Dateline } from './dateline.tsx';
import { HomeLink } from './home-link.tsx';
import type { LayoutProps } from './layout-props.ts';
import { MenuBar } from './menu-bar.tsx';
import { MenuPanel } from './menu-panel.tsx';

type HeaderProps = Pick<LayoutProps, 'siteName' | 'homePath' | 'currentPath' | 'menu' | 'dateline'>;

/** One navigation in two forms: a bar with drop-downs from lg, a button with a panel below. */
export function Header({ siteName, homePath, currentPath, menu, dateline }: HeaderProps) {
  const t = useTranslations('header');
  return (
    <header className="page-width">
      <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 lg:min-h-18">
        <HomeLink siteName={siteName} homePath={homePath} />
        {menu.length > 0 && (
          <nav aria-label={t('main')} data-main-menu>
            <MenuBar items={menu} currentPath={currentPath} />
            <MenuPanel items={menu} currentPath={currentPath}>
              <HomeLink siteName={siteName} homePath={homePath} />
            </MenuPanel>
          </nav>
        )}
      </div>
      <div className="double-rule" />
      {dateline && <Dateline {...dateline} />}
    </header>
  );
}
