import type { ReactNode } from 'react';

interface SideHeadProps {
  /** Where a link to this section leads. */
  readonly id?: string | undefined;
  readonly heading: ReactNode;
  /** A line under the heading. */
  readonly note?: ReactNode;
  /** Wide content takes the whole width, under the heading. */
  readonly isWide?: boolean;
  /** Whether its heading opens it: for what few of the readers came for. A link to the heading opens it, without scripts. */
  readonly isFolded?: boolean;
  readonly children?: ReactNode;
}

/** A section under a rule: its heading stands at the side where there is room, and stays in view while it is read. */
export function SideHead({ id, heading, note, isWide = false, isFolded = false, children }: SideHeadProps) {
  if (isFolded) {
    return (
      <details className="entry-folded">
        <summary>
          <h2>{heading}</h2>
        </summary>
        {/* A link opens what it leads into, not the line that opens it. */}
        <div id={id} className="entry-main">
          {note !== undefined && <p className="entry-note">{note}</p>}
          {children}
        </div>
      </details>
    );
  }
  return (
    <section className={isWide ? 'entry entry-wide' : 'entry'}>
      <div className="entry-side">
        <h2 id={id}>{heading}</h2>
        {note !== undefined && <p>{note}</p>}
      </div>
      <div className="entry-main">{children}</div>
    </section>
  );
}
