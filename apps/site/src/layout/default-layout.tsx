import type { LayoutProps } from './layout-props.ts';
import { PageShell } from './page-shell.tsx';

/** Heads at the side, text at a readable measure. */
export function DefaultLayout(props: LayoutProps) {
  return <PageShell {...props} mainClass="page-width" />;
}
