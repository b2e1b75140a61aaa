import type { ReactNode } from 'react';

interface DisclosureProps {
  /**
   * `section`: a less important part of a page, closed on a phone, open on wide screens (unless its parent has the class
   * `folds-closed`) and in print. `line`: a line of small print that opens its details.
   */
  readonly variant: 'section' | 'line';
  readonly label: ReactNode;
  /** A short text about how much content a section has. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A label that opens more content. The browser opens and closes it, also by keyboard and without scripts. A link to a
 * target inside opens it too.
 */
export function Disclosure({ variant, label, note, children }: DisclosureProps) {
  if (variant === 'section') {
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
