import type { SceneName } from './scene-names.ts';
import { scenes } from './scenes.tsx';

/** A picture of what a page is about. It decorates: the words beside it say the same. */
export function Scene({ name }: { readonly name: SceneName }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 260 110" className="scene">
      {scenes[name]}
    </svg>
  );
}
