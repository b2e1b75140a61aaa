import { PickCard } from '#blocks/prose/picks/pick-card.tsx';
import { Verdict } from '#blocks/prose/verdict/verdict.tsx';
import type { Rendered } from '#blocks/rendered.ts';
import { toFragment } from '#blocks/to-fragment.ts';
import { HomeSection } from '../home-section/home-section.tsx';
import type { HomePicksModel } from './home-picks.block.ts';

/**
 * The first pick is the answer. The others are cards next to it, except the pick for streaming, which is below because its
 * tests need the width.
 */
export function HomePicks(model: Rendered<HomePicksModel>) {
  const { heading, note, first, others, orders, emptyText: nobody } = model;
  if (!first) {
    return (
      <HomeSection heading={heading}>
        <p>{nobody}</p>
      </HomeSection>
    );
  }
  const { pick, written, answer } = first;
  const card = ({ pick: other, written: sentence }: (typeof others)[number]) => (
    <PickCard key={other.role.id} pick={other}>
      {sentence && toFragment(sentence)}
    </PickCard>
  );
  return (
    <HomeSection heading={heading} note={note}>
      <div className="home-picks">
        <Verdict {...answer} role={pick.role.label} level={3}>
          {written ? toFragment(written) : <p>{pick.why}</p>}
          <p className="pick-rule">{pick.role.rule}</p>
        </Verdict>
        <div className="home-picks-more">
          {others.filter(({ pick: { services } }) => services === undefined).map(card)}
        </div>
      </div>
      {others.filter(({ pick: { services } }) => services !== undefined).map(card)}
      {orders && (
        <p className="mt-4 text-14 text-muted">
          {orders.text}{' '}
          <a href={orders.href} className="underline">
            {orders.link}
          </a>
        </p>
      )}
    </HomeSection>
  );
}
