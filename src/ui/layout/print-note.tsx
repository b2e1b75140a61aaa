import type { ReactNode } from 'react';

/** Paper has no address bar: this line stands in for it, and nowhere else. */
export function PrintNote({ children }: { readonly children?: ReactNode }) {
  return <p className="hidden print:mb-4 print:block print:text-14 print:text-muted">{children}</p>;
}
