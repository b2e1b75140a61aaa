import { SignDrawing } from '#ui/primitives/sign/sign.tsx';
import type { Playback } from './playback.ts';

/** Sign, word and count; in narrow cells the short form is seen and the words are heard. */
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
