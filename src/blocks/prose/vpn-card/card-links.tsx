import { useTranslations } from 'use-intl/react';
import { ButtonLink } from '#ui/primitives/button-link/button-link.tsx';
import { LinkTerms } from '../../inline/tracked-link/link-terms.tsx';
import type { VpnCardModel } from './select.ts';

/** Never filled green: a list of cards would shout. */
export function CardLinks({ provider, link, review }: Pick<VpnCardModel, 'provider' | 'link' | 'review'>) {
  const t = useTranslations('blocks.vpnCard');
  return (
    <div className="card-links">
      {review && (
        <a href={review} className="quiet-link">
          {t('review', { provider })}
        </a>
      )}
      <ButtonLink href={link.href} rel={link.rel} kind="line">
        {link.label}
      </ButtonLink>
      <p>
        <LinkTerms isPaid={link.isPaid} plain={link.plain} isNote />
      </p>
    </div>
  );
}
