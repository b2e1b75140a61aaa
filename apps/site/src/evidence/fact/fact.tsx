import { Text } from '@vpn-site/core/i18n/text.tsx';
import type { Words } from '@vpn-site/core/locale/words.ts';
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

/** The content of a table cell: an answer, and a note under it. */
export function NotedCell({ note, ...cell }: CellView & { readonly note: Words | undefined }) {
  return (
    <>
      <EvidenceCell {...cell} />
      {note !== undefined && (
        <small>
          <Text words={note} />
        </small>
      )}
    </>
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
