import type { ReactNode } from 'react';
import type { DeviceScreenModel } from './device-screen.block.ts';

/** A screen as it should look, drawn from words: it follows the theme, grows with the font and is read aloud. */
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
