import { isSceneName } from './scene-names.ts';
import { scenes } from './scenes.tsx';

/** A decorative picture of the page's topic, if there is one. The text next to it has the same content. */
export function Scene({ name }: { readonly name: unknown }) {
  if (!isSceneName(name)) return null;
  return (
    <svg aria-hidden="true" viewBox="0 0 260 110" className="scene">
      {scenes[name]}
    </svg>
  );
}
