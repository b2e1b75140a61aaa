import type { ReactNode } from 'react';

interface HeadingLinkProps {
  /** The id of the heading; undefined if it has none. */
  readonly id: string | undefined;
  readonly children: ReactNode;
}

/** The words of a heading as a link to it, so that readers can copy the address of a section. */
export function HeadingLink({ id, children }: HeadingLinkProps) {
  if (id === undefined) return children;
  return (
    <a href={`#${id}`} className="heading-link">
      {children}
    </a>
  );
}
