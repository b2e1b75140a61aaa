import { SignDrawing } from '#ui/primitives/sign/sign.tsx';
import type { Playback } from './playback.ts';

/** Sign, word and count; narrow cells show the short version, and screen readers still get the full text. */
export function PlaybackWords({ sign, word, count, short }: Omit<Playback, 'tone'>) {
  return (
    <span className="playback">
      <SignDrawing kind={sign} />
      <span className="playback-words">
        {word} {count !== undefined && <span className="whitespace-nowrap">{count}</span>}
      </span>
      <span className="playback-short" aria-hidden="true">
        {short}
      </span>
    </span>
  );
}
