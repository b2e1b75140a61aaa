import type { ReactNode } from 'react';
import type { WhenModel } from './select.ts';

export function When({ isShown, children }: WhenModel & { readonly children?: ReactNode }) {
  return isShown ? children : null;
}
