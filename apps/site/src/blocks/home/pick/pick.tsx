import type { ReactNode } from 'react';
import type { PickModel } from './pick.block.ts';

/** Renders the author's sentence only while its provider is the current pick. */
export function Pick({ isShown, children }: PickModel & { readonly children?: ReactNode }) {
  return isShown ? children : null;
}
