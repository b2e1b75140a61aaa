import type { ReactNode } from 'react';
import type { ReportLinkModel } from './report-link.block.ts';

export function ReportLink({ href, children }: ReportLinkModel & { readonly children?: ReactNode }) {
  if (href === undefined) return children;
  return (
    <a href={href} rel="noopener">
      {children}
    </a>
  );
}
