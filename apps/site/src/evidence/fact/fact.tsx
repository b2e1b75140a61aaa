import { Sign } from '#ui/primitives/sign/sign.tsx';
import { CitedText, SourceMark } from '#ui/primitives/source-mark/source-mark.tsx';
import type { CellView, FactModel } from './fact-view.ts';

/** An answer with its icon (yes, no, partly, unknown), tone and source. */
export function EvidenceCell({ sign, tone = 'neutral', stale, text, mark }: CellView) {
  const words = <CitedText text={text} mark={mark} />;
  if (sign === 'value' && tone === 'neutral' && stale === undefined) return words;
  return (
    <Sign kind={sign} tone={tone} stale={stale}>
      {words}
    </Sign>
  );
}

/**
 * A fact inside a sentence. It renders only phrasing content, because it is used in paragraphs, list items, table cells and
 * definitions.
 */
export function InlineFact({ text, isUnknown, caveats, source }: FactModel) {
  return (
    <span className={isUnknown ? 'text-muted' : undefined}>
      <CitedText text={text} mark={source} />
      <Caveats caveats={caveats} />
    </span>
  );
}

/** The source and caveats of a fact, after text that the caller writes. */
export function FactSource({ source, caveats }: Pick<FactModel, 'source' | 'caveats'>) {
  return (
    <>
      {source && <SourceMark {...source} />}
      <Caveats caveats={caveats} />
    </>
  );
}

function Caveats({ caveats }: Pick<FactModel, 'caveats'>) {
  return (
    caveats.length > 0 && <span className="text-14 font-normal text-muted">{` (${caveats.join(', ')})`}</span>
  );
}
