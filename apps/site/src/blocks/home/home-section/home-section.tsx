import type { ReactNode } from 'react';
import type { SectionLink } from './section-link.ts';

interface HomeSectionProps {
  readonly heading: string;
  /** A line beside the heading, below it on a phone. */
  readonly note?: string | undefined;
  readonly link?: SectionLink | undefined;
  /** How much of the page it takes where there is room; what follows stands beside it. */
  readonly width?: 'whole' | 'half' | 'most' | 'rest';
  /** Left out on phones: it needs room, and says nothing that another section does not. */
  readonly isWideOnly?: boolean;
  /** What it says stands beside its heading where there is room. */
  readonly isOneLine?: boolean;
  readonly children: ReactNode;
}

/** A section of the home page: a rule, its heading, what it says. */
export function HomeSection(props: HomeSectionProps) {
  const { heading, note, link, width = 'whole', isWideOnly, isOneLine, children } = props;
  const classes = [
    'home-section',
    `home-${width}`,
    isWideOnly && 'home-wide-only',
    isOneLine && 'home-one-line',
  ];
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
