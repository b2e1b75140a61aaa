import type { ReactNode } from 'react';

interface SideHeadProps {
  /** Where a link to this section leads. */
  readonly id?: string | undefined;
  readonly heading: ReactNode;
  /** A line under the heading. */
  readonly note?: ReactNode;
  /** Wide content takes the whole width, under the heading. */
  readonly isWide?: boolean;
  readonly children?: ReactNode;
}

/** A section under a rule: its heading stands at the side where there is room, and stays in view while it is read. */
export function SideHead({ id, heading, note, isWide = false, children }: SideHeadProps) {
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
