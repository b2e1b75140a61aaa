import type { ReactNode } from 'react';

interface ProseLinkProps {
  readonly href: string;
  readonly children?: ReactNode;
}

/** A link in text. One that leaves the site tells the other side nothing of where the reader came from. */
export function ProseLink({ href, children }: ProseLinkProps) {
  if (!href.startsWith('https:')) return <a href={href}>{children}</a>;
  return (
    <a href={href} rel="noopener noreferrer">
      {children}
    </a>
  );
}
