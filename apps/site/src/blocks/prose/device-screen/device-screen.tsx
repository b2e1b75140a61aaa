import type { ReactNode } from 'react';
import type { DeviceScreenModel } from './device-screen.block.ts';

/** A picture of a screen, built from text: it follows the theme, scales with the font, and screen readers can read it. */
export function DeviceScreen({
  title,
  isWindow,
  children,
}: DeviceScreenModel & { readonly children?: ReactNode }) {
  return (
    <figure className={isWindow ? 'screen screen-window' : 'screen'}>
      <figcaption>{title}</figcaption>
      {children}
    </figure>
  );
}
