import { useTranslations } from 'use-intl/react';
import { pickProviders } from '#domain/scoring/picks.ts';
import { faceOf } from '#evidence/mark/face.ts';
import { ProviderMark } from '#evidence/mark/provider-mark.tsx';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

interface OtherPicksProps {
  /** The provider of the answer above. */
  readonly answered: string;
  readonly site: SiteContext;
}

/** Whom we name for another wish, for readers who do not take to the answer. */
export function OtherPicks({ answered, site }: OtherPicksProps) {
  const t = useTranslations('roundup');
  const { methodology, providers, ranking, locale } = site;
  const others = pickProviders([...providers.values()], methodology, ranking).filter(
    ({ provider }, at, all) =>
      provider !== answered && all.findIndex((each) => each.provider === provider) === at,
  );
  if (others.length === 0) return null;
  return (
    <section className="roundup-section">
      <h2>{t('ifNot', { provider: providerName(answered, site) })}</h2>
      <ul className="other-picks">
        {others.map(({ pick, provider }) => {
          const { name, mark } = faceOf(provider, site);
          const review = site.reviewPath(provider);
          return (
            <li key={pick}>
              <ProviderMark mark={mark} size={40} />
              <span>
                {review === undefined ? name : <a href={review}>{name}</a>}
                <small>{methodology.picks.find(({ id }) => id === pick)?.label[locale]}</small>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
