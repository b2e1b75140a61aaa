import { Scene } from './scene.tsx';

/** A way that forks into yes and no, with a question and an answer beside it. */
export function FinderScene() {
  return (
    <Scene>
      <path className="scene-soft" d="M130 102V60M130 60c0-18-46-8-46-30M130 60c0-18 46-8 46-30" />
      <circle className="scene-sheet" cx="130" cy="102" r="9" />
      <circle className="scene-tint" cx="84" cy="24" r="15" />
      <path className="scene-go" d="m77.500 24 4.500 4.500 8.500-9" />
      <circle className="scene-sheet" cx="176" cy="24" r="15" />
      <path d="m171 19 10 10m0-10-10 10" />
      <path
        className="scene-sheet"
        d="M204 58h28a8 8 0 0 1 8 8v10a8 8 0 0 1-8 8h-16l-14 10 4-10h-2a8 8 0 0 1-8-8V66a8 8 0 0 1 8-8z"
      />
      <circle className="scene-dot" cx="208" cy="71" r="2.500" />
      <circle className="scene-dot" cx="218" cy="71" r="2.500" />
      <circle className="scene-dot" cx="228" cy="71" r="2.500" />
      <path
        className="scene-sheet"
        d="M28 52h36a8 8 0 0 1 8 8v10a8 8 0 0 1-8 8h-8l6 10-16-10H28a8 8 0 0 1-8-8V60a8 8 0 0 1 8-8z"
      />
      <path className="scene-soft" d="M30 65h32" />
    </Scene>
  );
}
