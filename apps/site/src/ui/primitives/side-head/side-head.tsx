import type { ReactNode } from 'react';
import { HeadingLink } from '../heading-link/heading-link.tsx';

interface SideHeadProps {
  /** The fragment id of this section. */
  readonly id?: string | undefined;
  readonly heading: ReactNode;
  readonly note?: ReactNode;
  /** Whether the content is below the heading and has the full width. */
  readonly isWide?: boolean;
  /**
   * Whether the section is in a fold under its heading, for content that few readers need. A link to it opens it without
   * scripts.
   */
  readonly isFolded?: boolean;
  readonly children?: ReactNode;
}

/** A section under a rule. On wide screens, its heading is at the side and stays in view while scrolling. */
export function SideHead({ id, heading, note, isWide = false, isFolded = false, children }: SideHeadProps) {
  if (isFolded) {
    return (
      <details className="entry-folded">
        <summary>
          <h2>{heading}</h2>
        </summary>
        {/* The id is inside the details, because browsers open details for a target inside them, not for their summary. */}
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
        <h2 id={id}>
          <HeadingLink id={id}>{heading}</HeadingLink>
        </h2>
        {note !== undefined && <p>{note}</p>}
      </div>
      <div className="entry-main">{children}</div>
    </section>
  );
}
