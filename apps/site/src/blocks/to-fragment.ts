import { createElement, Fragment, type ReactNode } from 'react';

/** Renders parts of a text in order. Passed as separate arguments they need no keys; React would require keys for a list. */
export function toFragment(parts: ReactNode): ReactNode {
  return createElement(Fragment, null, ...(Array.isArray(parts) ? (parts as ReactNode[]) : [parts]));
}
