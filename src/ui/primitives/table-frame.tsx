import type { ReactNode } from 'react';

/** A wide table scrolls inside its frame instead of pushing the page aside. */
export function TableFrame({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="table-frame">
      <table>{children}</table>
    </div>
  );
}
