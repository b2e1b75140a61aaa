import type { ReactNode } from 'react';

export const bold = (chunks: ReactNode) => <b>{chunks}</b>;

export const screenReaderOnly = (chunks: ReactNode) => <span className="sr-only">{chunks}</span>;
