import type { ReactNode } from 'react';

interface ButtonLinkProps {
  readonly href: string;
  readonly rel?: string | undefined;
  /** `filled` (green) is for the main action in view, `line` for all other actions. */
  readonly kind?: 'filled' | 'line';
  readonly children: ReactNode;
}

export function ButtonLink({ href, rel, kind = 'filled', children }: ButtonLinkProps) {
  return (
    <a href={href} rel={rel} className={kind === 'filled' ? 'button' : 'button button-line'}>
      {children}
    </a>
  );
}
