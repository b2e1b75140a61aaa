import { Sign } from '#ui/primitives/sign/sign.tsx';
import { SourceMark } from '#ui/primitives/source-mark/source-mark.tsx';
import type { CellView } from './fact-view.ts';
import { Sourced } from './sourced.tsx';

/** An answer with its sign and its source. */
export function EvidenceCell({ sign, answer, stale, text, mark }: CellView) {
  if (sign === 'value') return <Sourced text={text} mark={mark} />;
  return (
    <Sign kind={answer ?? 'unknown'} stale={stale}>
      {text}
      {mark && <SourceMark {...mark} />}
    </Sign>
  );
}
