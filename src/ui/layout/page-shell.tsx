import { Footer } from './footer/footer.tsx';
import { Header } from './header.tsx';
import type { LayoutProps } from './layout-props.ts';
import { LoadingBar } from './loading-bar/loading-bar.tsx';
import { SkipLink } from './skip-link/skip-link.tsx';

interface PageShellProps extends LayoutProps {
  readonly mainClass: string;
}

/** What every layout has around the content: header before it, footer after it. */
export function PageShell({ children, mainClass, ...shell }: PageShellProps) {
  return (
    <>
      <SkipLink />
      <LoadingBar />
      <Header {...shell} />
      <main id="content" className={mainClass}>
        {children}
      </main>
      <Footer {...shell} />
    </>
  );
}
