import { Sign } from '#ui/primitives/sign.tsx';
import { SourceMark } from '#ui/primitives/source-mark.tsx';
import type { CellView } from '../evidence/cell-view.ts';
import { Sourced } from '../evidence/sourced.tsx';

/** An answer with its sign and its source. */
export function EvidenceCell({ sign, text, mark }: CellView) {
  if (sign === 'value') return <Sourced text={text} mark={mark} />;
  return (
    <span className="whitespace-nowrap">
      <Sign kind={sign}>{text}</Sign>
      {mark && <SourceMark {...mark} />}
    </span>
  );
}
