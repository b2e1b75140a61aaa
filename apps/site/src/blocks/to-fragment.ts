import { createElement, Fragment, type ReactNode } from 'react';

/**
 * Combines the parts of a text into one React node. The parts are separate arguments, because React requires keys for
 * lists.
 */
export function toFragment(parts: ReactNode): ReactNode {
  return createElement(Fragment, null, ...(Array.isArray(parts) ? (parts as ReactNode[]) : [parts]));
}
