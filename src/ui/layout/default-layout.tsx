import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { LayoutProps } from './layout-props.ts';
import { SkipLink } from './skip-link.tsx';

export function DefaultLayout({ children, ...shell }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <Header siteName={shell.siteName} homePath={shell.homePath} menu={shell.menu} />
      <main id="content" className="mx-auto max-w-wide px-5 lg:px-8">
        {children}
      </main>
      <Footer
        siteName={shell.siteName}
        currentLocale={shell.currentLocale}
        languages={shell.languages}
        disclosure={shell.disclosure}
        currentYear={shell.currentYear}
      />
    </>
  );
}
