import type { ReactNode } from 'react';
import type { SectionLink } from './section-link.ts';

interface HomeSectionProps {
  readonly heading: string;
  /** A remark next to the heading; below it on phones. */
  readonly note?: string | undefined;
  readonly link?: SectionLink | undefined;
  /** The share of the row that the section takes on wide screens. The next section follows in the same row. */
  readonly width?: 'whole' | 'most' | 'rest';
  /**
   * Whether the section is hidden on phones. Only for sections that need space and whose content other sections have too.
   */
  readonly isWideOnly?: boolean;
  readonly children: ReactNode;
}

export function HomeSection(props: HomeSectionProps) {
  const { heading, note, link, width = 'whole', isWideOnly, children } = props;
  const classes = ['home-section', `home-${width}`, isWideOnly && 'home-wide-only'];
  return (
    <section className={classes.filter(Boolean).join(' ')}>
      <div className="home-head">
        <h2>{heading}</h2>
        {note !== undefined && <p>{note}</p>}
        {link && <a href={link.path}>{link.label}</a>}
      </div>
      {children}
    </section>
  );
}
