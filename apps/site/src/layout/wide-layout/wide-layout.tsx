import type { LayoutProps } from '../layout-props.ts';
import { PageShell } from '../page-shell.tsx';

/** The layout for tables and drawings: headings are above the content, so that it gets the full width. */
export function WideLayout(props: LayoutProps) {
  return <PageShell {...props} mainClass="page-width wide-layout" />;
}
