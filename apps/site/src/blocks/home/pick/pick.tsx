import type { ReactNode } from 'react';
import type { PickModel } from './pick.block.ts';

/** Renders the sentence if it is still true. */
export function Pick({ isShown, children }: PickModel & { readonly children?: ReactNode }) {
  return isShown ? children : null;
}
