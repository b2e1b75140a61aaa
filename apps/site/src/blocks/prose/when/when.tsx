import type { ReactNode } from 'react';
import type { WhenModel } from './when.block.ts';

export function When({ isShown, children }: WhenModel & { readonly children?: ReactNode }) {
  return isShown ? children : null;
}
