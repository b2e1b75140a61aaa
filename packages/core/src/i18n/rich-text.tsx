import type { ReactNode } from 'react';

/** Draws a part of a message in bold. */
export const bold = (chunks: ReactNode) => <b>{chunks}</b>;

/** Draws a part of a message for screen readers only. */
export const screenReaderOnly = (chunks: ReactNode) => <span className="sr-only">{chunks}</span>;
