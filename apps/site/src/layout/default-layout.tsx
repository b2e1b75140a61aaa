import type { LayoutProps } from './layout-props.ts';
import { PageShell } from './page-shell.tsx';

/** Headings at the side, text at a readable line length. */
export function DefaultLayout(props: LayoutProps) {
  return <PageShell {...props} mainClass="page-width" />;
}
