import { SignDrawing } from '#ui/primitives/sign/sign.tsx';
import type { Playback } from './playback.ts';

/** The icon, word and count of a result. Narrow cells show the short text, but screen readers get the full one. */
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
