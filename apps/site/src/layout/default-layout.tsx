import type { LayoutProps } from './layout-props.ts';
import { PageShell } from './page-shell.tsx';

/** The layout for text: headings at the side, and a readable line length. */
export function DefaultLayout(props: LayoutProps) {
  return <PageShell {...props} mainClass="page-width" />;
}
