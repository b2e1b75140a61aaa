import { Scene } from './scene.tsx';

/** One house on top, and three shields that hang from it. */
export function OwnersScene() {
  return (
    <Scene>
      <path className="scene-soft" d="M130 42v14M62 72V56h136v16M130 56v16" />
      <path className="scene-sheet" d="M104 42V20l26-14 26 14v22z" />
      <path d="M116 42V27m9 15V27m10 15V27m9 15V27" />
      <path
        className="scene-sheet"
        d="M62 72c6 4 12 5 17 5 0 15-6 22-17 27-11-5-17-12-17-27 5 0 11-1 17-5z"
      />
      <path
        className="scene-tint"
        d="M130 72c6 4 12 5 17 5 0 15-6 22-17 27-11-5-17-12-17-27 5 0 11-1 17-5z"
      />
      <path className="scene-go" d="m123.500 87 4.500 4.500 8.500-9" />
      <path
        className="scene-sheet"
        d="M198 72c6 4 12 5 17 5 0 15-6 22-17 27-11-5-17-12-17-27 5 0 11-1 17-5z"
      />
      <circle className="scene-dot" cx="62" cy="87" r="3" />
      <circle className="scene-dot" cx="198" cy="87" r="3" />
    </Scene>
  );
}
