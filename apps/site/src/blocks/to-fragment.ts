import { createElement, Fragment, type ReactNode } from 'react';

/**
 * Combines the parts of a text into one React node. Passed as separate arguments the parts need no keys, which React would
 * require for a list.
 */
export function toFragment(parts: ReactNode): ReactNode {
  return createElement(Fragment, null, ...(Array.isArray(parts) ? (parts as ReactNode[]) : [parts]));
}
