import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { LayoutProps } from './layout-props.ts';
import { LoadingBar } from './loading-bar.tsx';
import { SkipLink } from './skip-link.tsx';

export function DefaultLayout({ children, ...shell }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <LoadingBar />
      <Header {...shell} />
      <main id="content" className="page-width">
        {children}
      </main>
      <Footer {...shell} />
    </>
  );
}
