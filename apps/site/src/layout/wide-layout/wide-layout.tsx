import type { LayoutProps } from '../layout-props.ts';
import { PageShell } from '../page-shell.tsx';

/** For pages that are mainly tables and drawings: heads stand above, so that these get the whole width. */
export function WideLayout(props: LayoutProps) {
  return <PageShell {...props} mainClass="page-width wide-layout" />;
}
