import type { LayoutProps } from '../layout-props.ts';
import { PageShell } from '../page-shell.tsx';

/** A layout for pages that are mainly tables and drawings: headings are above them, so that they get the full width. */
export function WideLayout(props: LayoutProps) {
  return <PageShell {...props} mainClass="page-width wide-layout" />;
}
