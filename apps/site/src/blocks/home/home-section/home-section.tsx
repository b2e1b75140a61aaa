import type { ReactNode } from 'react';
import type { SectionLink } from './section-link.ts';

interface HomeSectionProps {
  readonly heading: string;
  /** A line beside the heading, or below it on phones. */
  readonly note?: string | undefined;
  readonly link?: SectionLink | undefined;
  /** The share of the row it takes on wide screens; the next section follows beside it. */
  readonly width?: 'whole' | 'half' | 'most' | 'rest';
  /** Hidden on phones: it needs space, and other sections have the same information. */
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
