import type { ReactNode } from 'react';

interface DisclosureProps {
  /**
   * `section`: a part of a page far from its answer, folded on a phone, open where there is room, and on paper. `line`: a line
   * of small print that opens what belongs to it.
   */
  readonly variant: 'section' | 'line';
  readonly label: ReactNode;
  /** How much is behind a section. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Words behind which more is kept. The platform opens and closes it, with the keyboard and without scripts; so does a link to a
 * place inside.
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
