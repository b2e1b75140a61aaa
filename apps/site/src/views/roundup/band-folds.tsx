import { formatList, formatNames } from '@vpn-site/core/i18n/formats.ts';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { providerBadge } from '#evidence/mark/provider-badge.ts';
import { ProviderLabel } from '#evidence/mark/provider-mark.tsx';
import { mainDrawback } from '#score/main-drawback.ts';
import { MainDrawback } from '#score/outcome.tsx';
import { scoreView } from '#score/score-model.ts';
import type { TierView } from '#score/tiers.ts';
import type { SiteContext } from '#site/site-context.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { UnrankedGroup } from './unranked-model.ts';

interface BandFoldProps {
  readonly heading: string;
  /** The names of all providers in the group. They are in the summary, so that the closed group hides no provider. */
  readonly names: string;
  readonly children: ReactNode;
}

function BandFold({ heading, names, children }: BandFoldProps) {
  return (
    <details className="band-fold">
      <summary>
        <h3>{heading}</h3>
        <span>{names}</span>
        <Icon name="chevron-down" className="size-5" />
      </summary>
      {children}
    </details>
  );
}

interface SkippedTierProps {
  readonly tier: TierView;
  readonly profile: string;
  readonly site: SiteContext;
}

/** The last of four tiers in a closed fold: its providers with their scores, and the main drawback of each. */
export function SkippedTier({ tier, profile, site }: SkippedTierProps) {
  const t = useTranslations('roundup');
  const members = tier.providers.map((provider) => ({
    view: scoreView(provider, profile, site),
    badge: providerBadge(provider, site),
    drawback: mainDrawback(provider, profile, site),
  }));
  const names = members.map(({ view: { name, valueText } }) => `${name} ${valueText}`);
  return (
    <BandFold heading={t('skipped')} names={formatList(names, site.locale)}>
      <p>{tier.about}</p>
      <ul className="band-list">
        {members.map(({ view: { name, provider, valueText }, badge, drawback }) => (
          <li key={provider}>
            <p>
              <ProviderLabel badge={{ ...badge, name }} size={28} href={site.reviewPath(provider)} />{' '}
              <b>{valueText}</b>
            </p>
            {drawback && <MainDrawback {...drawback} />}
          </li>
        ))}
      </ul>
    </BandFold>
  );
}

/** Providers that are listed but not ranked, by reason, in a closed fold. */
export function Unranked({ groups }: { readonly groups: readonly UnrankedGroup[] }) {
  const t = useTranslations('roundup');
  const locale = useLocale();
  if (groups.length === 0) return null;
  const faces = groups.flatMap(({ providers }) => providers.map(({ face }) => face.name));
  return (
    <BandFold heading={t('notRanked')} names={formatNames(faces, locale)}>
      <ul className="band-list">
        {groups.flatMap(({ why, providers }) =>
          providers.map(({ face, review }) => (
            <li key={face.id}>
              <p>
                <ProviderLabel badge={face} size={28} href={review} /> {why}
              </p>
            </li>
          )),
        )}
      </ul>
      <p>{t('unknownIsNotNo')}</p>
    </BandFold>
  );
}
