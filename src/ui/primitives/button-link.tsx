import type { ReactNode } from 'react';

interface ButtonLinkProps {
  readonly href: string;
  readonly rel?: string | undefined;
  readonly children: ReactNode;
}

/** The one filled green button in view. */
export function ButtonLink({ href, rel, children }: ButtonLinkProps) {
  return (
    <a
      href={href}
      rel={rel}
      className="inline-flex items-center gap-2 rounded-[10px] bg-primary px-5 py-3 font-semibold text-on-primary no-underline hover:bg-primary-hover"
    >
      {children}
    </a>
  );
}
