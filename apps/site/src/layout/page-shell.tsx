import { Tray } from '#shortlist/tray.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header.tsx';
import { HomeLink } from './home-link.tsx';
import type { LayoutProps } from './layout-props.ts';
import { LoadingBar } from './loading-bar/loading-bar.tsx';
import { MenuPanel } from './menu/menu-panel.tsx';
import { SkipLink } from './skip-link/skip-link.tsx';
import { LanguageSwitcher } from './switches/language-switcher.tsx';

interface PageShellProps extends LayoutProps {
  readonly mainClass: string;
}

/** The frame of all layouts: header before the content, footer after it. */
export function PageShell({ children, mainClass, ...shell }: PageShellProps) {
  const { siteName, mark, homePath, searchPath, comparePath, currentPath, menu, currentLocale, languages } =
    shell;
  return (
    <>
      <SkipLink />
      <LoadingBar />
      <Header {...shell} />
      {/* Before the content, so that the button works as soon as it is painted. */}
      {menu.length > 0 && (
        <MenuPanel
          items={menu}
          currentPath={currentPath}
          searchPath={searchPath}
          switcher={<LanguageSwitcher currentLocale={currentLocale} languages={languages} />}
        >
          <HomeLink siteName={siteName} mark={mark} homePath={homePath} />
        </MenuPanel>
      )}
      <main id="content" className={mainClass}>
        {children}
      </main>
      <Footer {...shell} />
      {comparePath !== undefined && <Tray compare={comparePath} />}
    </>
  );
}
