import { createElement, Fragment, type ReactNode } from 'react';

/** Parts of a text, one after the other. Given one by one they need no keys; as a list, React would ask for them. */
export function inOrder(parts: ReactNode): ReactNode {
  return createElement(Fragment, null, ...(Array.isArray(parts) ? (parts as ReactNode[]) : [parts]));
}
