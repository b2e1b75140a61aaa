import type { VpnCardModel } from '#blocks/prose/vpn-card/vpn-card.block.ts';
import { FoldedCard, RankedCard } from './ranked-card.tsx';

/** The places that are worth a card of their own; the others open on request. */
const openPlaces = 3;

export function RankedList({ cards }: { readonly cards: readonly VpnCardModel[] }) {
  return (
    <ol className="ranked">
      {cards.map((card, position) => (
        <li key={card.provider}>
          {position < openPlaces ? <RankedCard {...card} /> : <FoldedCard {...card} />}
        </li>
      ))}
    </ol>
  );
}
