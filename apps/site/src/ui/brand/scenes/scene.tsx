import { isSceneName } from './scene-names.ts';
import { scenes } from './scenes.tsx';

/** A picture of what a page is about, where it has one. It decorates: the words beside it say the same. */
export function Scene({ name }: { readonly name: unknown }) {
  if (!isSceneName(name)) return null;
  return (
    <svg aria-hidden="true" viewBox="0 0 260 110" className="scene">
      {scenes[name]}
    </svg>
  );
}
