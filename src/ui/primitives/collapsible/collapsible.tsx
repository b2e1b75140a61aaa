import type { ReactNode } from 'react';

interface CollapsibleProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Words behind which more is kept. The platform opens and closes it, with the keyboard and without JavaScript. */
export function Collapsible({ label, children }: CollapsibleProps) {
  return (
    <details className="collapsible mt-1.5">
      <summary className="inline-flex items-center gap-1.5 text-14">
        <svg aria-hidden="true" viewBox="0 0 12 12" className="collapsible-mark">
          <path d="M4 2l4 4-4 4" fill="none" stroke="currentColor" strokeWidth="1.6" />
        </svg>
        {label}
      </summary>
      <div className="mt-1.5">{children}</div>
    </details>
  );
}
