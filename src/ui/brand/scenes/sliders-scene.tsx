import { Scene } from './scene.tsx';

/** Three sliders, and the winners' steps that follow from them. */
export function SlidersScene() {
  return (
    <Scene>
      <path className="scene-soft" d="M28 26h92M28 56h92M28 86h92" />
      <path className="scene-go" d="M28 26h64M28 56h26M28 86h48" />
      <circle className="scene-sheet" cx="92" cy="26" r="9" />
      <circle className="scene-sheet" cx="54" cy="56" r="9" />
      <circle className="scene-sheet" cx="76" cy="86" r="9" />
      <path className="scene-sheet" d="M152 64h26v38h-26zM178 40h26v62h-26zM204 78h26v24h-26z" />
      <path
        className="scene-star"
        d="m191 8 4.300 8.800 9.700 1.400-7 6.800 1.700 9.700-8.700-4.600-8.700 4.600 1.700-9.700-7-6.800 9.700-1.400z"
      />
    </Scene>
  );
}
