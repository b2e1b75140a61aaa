import { useTranslations } from 'use-intl/react';
import { PickCard, PickRules, rolesText } from '#blocks/prose/picks/pick-card.tsx';
import type { FirstPlace } from '#blocks/prose/picks/picks.ts';
import { Verdict } from '#blocks/prose/verdict/verdict.tsx';
import type { Rendered } from '#blocks/rendered.ts';
import { toFragment } from '#blocks/to-fragment.ts';
import { ProviderLabel } from '#evidence/mark/provider-mark.tsx';
import { HomeSection } from '../home-section/home-section.tsx';
import type { HomePicksModel } from './home-picks.block.ts';

/** The first pick is the answer; the others are cards beside it, each with its price and main drawback. */
export function HomePicks(model: Rendered<HomePicksModel>) {
  const { heading, note, first, others, shared, emptyText: nobody } = model;
  if (!first) {
    return (
      <HomeSection heading={heading}>
        <p>{nobody}</p>
      </HomeSection>
    );
  }
  const { pick, written, answer } = first;
  return (
    <HomeSection heading={heading} note={note}>
      <div className="home-picks">
        <Verdict {...answer} role={rolesText(pick.roles)} level={3}>
          {written ? toFragment(written) : <p>{pick.why}</p>}
          <PickRules roles={pick.roles} />
        </Verdict>
        <div className="home-picks-more">
          {others.map((other) => (
            <PickCard key={other.pick.roles[0]?.id} pick={other.pick}>
              {other.written && toFragment(other.written)}
            </PickCard>
          ))}
          {shared.length > 0 && <Shared others={shared} />}
        </div>
      </div>
    </HomeSection>
  );
}

function Shared({ others }: { readonly others: readonly FirstPlace[] }) {
  const t = useTranslations('blocks.homePicks');
  return (
    <div className="pick-shared">
      <h3>{t('shared')}</h3>
      <p className="pick-terms">{t('sharedWhy')}</p>
      <ul>
        {others.map(({ face, review }) => (
          <li key={face.id}>
            <ProviderLabel badge={face} size={28} href={review} />
          </li>
        ))}
      </ul>
    </div>
  );
}
