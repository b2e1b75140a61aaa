import type { FactModel } from './inline-fact-model.ts';
import { Marked } from './sourced.tsx';

/** Phrasing only: it stands in paragraphs, list items, table cells and definitions. */
export function Fact({ text, isUnknown, caveats, source }: FactModel) {
  return (
    <span className={isUnknown ? 'text-muted' : undefined}>
      <Marked text={text} source={source} />
      {caveats.length > 0 && (
        <span className="text-14 font-normal text-muted">{` (${caveats.join(', ')})`}</span>
      )}
    </span>
  );
}
