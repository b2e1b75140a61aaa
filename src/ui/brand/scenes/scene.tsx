import type { ReactNode } from 'react';

/** The ground of every scene: 260 by 110, drawn in lines. It decorates; the words beside it speak. */
export function Scene({ children }: { readonly children: ReactNode }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 260 110" className="scene">
      {children}
    </svg>
  );
}
