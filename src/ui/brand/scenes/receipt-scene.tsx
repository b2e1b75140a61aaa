import { Scene } from './scene.tsx';

/** A torn receipt between a coin and an arrow that points up. */
export function ReceiptScene() {
  return (
    <Scene>
      <path
        className="scene-sheet"
        d="M92 4h76v100l-9.500-7-9.500 7-9.500-7-9.500 7-9.500-7-9.500 7-9.500-7-9.500 7z"
      />
      <path className="scene-soft" d="M104 22h34M104 38h24M104 54h34" />
      <path d="M152 22h6M150 38h8M152 54h6M104 70h54" />
      <path className="scene-cost" d="M190 88V36m0 0-10 11m10-11 10 11" />
      <circle className="scene-tint" cx="62" cy="56" r="17" />
      <path
        className="scene-go"
        d="M62 47v18m4.500-14.500c-1-2-8.500-2.800-8.800.8-.3 3.800 9 2 8.800 6-.3 3.700-8 3-9.200.6"
      />
    </Scene>
  );
}
