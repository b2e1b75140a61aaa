import type { Node } from '@markdoc/markdoc';
import { capitalized } from '@vpn-site/core/i18n/formats.ts';
import { useTranslations } from 'use-intl/react';
import { renderBody } from '#blocks/document/render-body.tsx';
import { selectVpnCard, type VpnCardModel } from '#blocks/prose/vpn-card/vpn-card.block.ts';
import { TierHeading } from '#score/tier-heading.tsx';
import { tierViews } from '#score/tiers.ts';
import { PinBox } from '#shortlist/pin-box.tsx';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { SkippedTier } from './band-folds.tsx';
import { RankRow } from './rank-row.tsx';

interface TierBandsProps {
  readonly profile: string;
  /** The provider that the answer above the list names. */
  readonly answered: string | undefined;
  /** The author's sentences, by provider. */
  readonly sentences: ReadonlyMap<string, Node>;
  readonly site: SiteContext;
}

/** All ranked providers by tier, in a form that compares the providers that a reader selects. It works without scripts. */
export function TierBands({ profile, answered, sentences, site }: TierBandsProps) {
  const compare = site.document('pages/comparisons')?.path;
  const tiers = tierViews(profile, site);
  const shown = tiers.filter(({ id }) => id !== 'last');
  const last = tiers.find(({ id }) => id === 'last');
  const order = shown.flatMap(({ providers }) => providers);
  const bands = shown.map((tier) => (
    <section key={tier.id} className={`band tier-${tier.id}`}>
      <TierHeading {...tier} />
      <ol>
        {tier.providers.map((provider) => {
          const sentence = sentences.get(provider);
          const card = cardOf(provider, profile, sentence !== undefined, site);
          return (
            <RankRow
              key={provider}
              card={card}
              isAnswer={provider === answered}
              compare={
                compare !== undefined && (
                  <PinBox provider={provider} name={card.face.name} at={order.indexOf(provider) + 1} />
                )
              }
            >
              {sentence && renderBody(sentence, site)}
            </RankRow>
          );
        })}
      </ol>
    </section>
  ));
  return (
    <>
      {compare === undefined ? (
        bands
      ) : (
        <form action={compare} className="compare-form">
          {/* Marks the form as submitted. Without this field, submitting it with nothing selected would open the overview without an explanation. */}
          <input type="hidden" name="with" value="" />
          {bands}
          <CompareTray providers={order} site={site} />
        </form>
      )}
      {last && <SkippedTier tier={last} profile={profile} site={site} />}
    </>
  );
}

/** Selects the card of a row. Without the author's sentence, the strengths become a sentence. */
function cardOf(provider: string, profile: string, isWritten: boolean, site: SiteContext): VpnCardModel {
  const card = selectVpnCard(provider, profile, site, { isWritten, placement: 'roundup' });
  const { strengths } = card;
  return { ...card, strengths: strengths && `${capitalized(strengths, site.locale)}.` };
}

/**
 * Names the selected providers, and has buttons to compare or clear them. The style sheet shows it if a provider is
 * selected.
 */
function CompareTray({
  providers,
  site,
}: {
  readonly providers: readonly string[];
  readonly site: SiteContext;
}) {
  const t = useTranslations('roundup');
  return (
    <div className="compare-tray">
      <ul>
        {providers.map((provider) => (
          <li key={provider}>{providerName(provider, site)}</li>
        ))}
      </ul>
      <p className="compare-count">{t('compareHint')}</p>
      <button type="reset" className="quiet-link">
        {t('compareClear')}
      </button>
      <button type="submit" className="button">
        {t('compareSubmit')}
      </button>
    </div>
  );
}
