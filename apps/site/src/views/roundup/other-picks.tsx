import { useTranslations } from 'use-intl/react';
import { PickLine } from '#blocks/prose/picks/pick-card.tsx';
import { selectPicks } from '#blocks/prose/picks/picks.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

interface OtherPicksProps {
  /** The provider in the answer above, which is not repeated here. */
  readonly answered: string;
  readonly site: SiteContext;
}

/** Picks for other needs, for readers who do not want the answer above. */
export function OtherPicks({ answered, site }: OtherPicksProps) {
  const t = useTranslations('roundup');
  const others = selectPicks(site, 'roundup').filter(({ face: badge }) => badge.id !== answered);
  if (others.length === 0) return null;
  return (
    <section className="roundup-section">
      <h2>{t('ifNot', { provider: providerName(answered, site) })}</h2>
      <ul className="other-picks">
        {others.map((pick) => (
          <PickLine key={pick.roles[0]?.id} pick={pick} />
        ))}
      </ul>
    </section>
  );
}
