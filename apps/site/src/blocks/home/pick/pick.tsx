import type { ReactNode } from 'react';
import type { PickModel } from './pick.block.ts';

/** A sentence that holds, or nothing. */
export function Pick({ isShown, children }: PickModel & { readonly children?: ReactNode }) {
  return isShown ? children : null;
}
