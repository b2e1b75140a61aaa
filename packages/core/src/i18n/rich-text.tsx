import type { ReactNode } from 'react';

export const bold = (chunks: ReactNode) => <b>{chunks}</b>;

export const screenReaderOnly = (chunks: ReactNode) => <span className="sr-only">{chunks}</span>;

/** Returns a renderer for the linked words of a message. Without an address they stay plain text. */
export function linkTo(href: string | undefined) {
  return (words: ReactNode) => (href === undefined ? words : <a href={href}>{words}</a>);
}
