import { Icon } from '#ui/icons/icon.tsx';
import { Sign } from '#ui/primitives/sign/sign.tsx';
import { Marked, Sourced } from '#ui/primitives/source-mark/source-mark.tsx';
import type { CellView, FactModel } from './fact.ts';
import type { CardPlatforms } from './platforms.ts';

/** An answer with its sign, what it means for the reader, and its source. */
export function EvidenceCell({ sign, answer, tone = 'neutral', stale, text, mark }: CellView) {
  const words = <Sourced text={text} mark={mark} />;
  if (sign === 'value' && tone === 'neutral') return words;
  return (
    <Sign kind={answer ?? 'unknown'} tone={tone} stale={stale}>
      {words}
    </Sign>
  );
}

/** Phrasing only: it stands in paragraphs, list items, table cells and definitions. */
export function InlineFact({ text, isUnknown, caveats, source }: FactModel) {
  return (
    <span className={isUnknown ? 'text-muted' : undefined}>
      <Marked text={text} source={source} />
      {caveats.length > 0 && (
        <span className="text-14 font-normal text-muted">{` (${caveats.join(', ')})`}</span>
      )}
    </span>
  );
}

/** Icons with their words; the heading carries the source. Where nothing is known, the word for it. */
export function Platforms({ platforms: { label, items, fact } }: { readonly platforms: CardPlatforms }) {
  if (items.length === 0) {
    return (
      <div>
        <p className="label">{label}</p>
        <p>
          <InlineFact {...fact} />
        </p>
      </div>
    );
  }
  return (
    <div>
      <p className="label">
        <InlineFact {...fact} text={label} />
      </p>
      <ul className="platforms">
        {items.map((item) => (
          <li key={item.label}>
            <Icon name={item.icon} className="size-4" />
            {item.label}
          </li>
        ))}
      </ul>
    </div>
  );
}
