import type { ReactNode } from 'react';

interface FoldProps {
  readonly label: ReactNode;
  /** How much is behind it. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/**
 * What stands far from the answer of a page: folded on a phone, open where there is room, and on paper. A link to a
 * place inside opens it, without scripts.
 */
export function Fold({ label, note, children }: FoldProps) {
  return (
    <details className="fold">
      <summary>
        <span>
          {label}
          {note !== undefined && <small>{note}</small>}
        </span>
      </summary>
      {children}
    </details>
  );
}
