import { useTranslations } from 'use-intl/react';
import { TrackedLink } from '../tracked-link/tracked-link.tsx';
import type { VpnCardModel } from './select.ts';

export function CardLinks({ provider, link, review }: Pick<VpnCardModel, 'provider' | 'link' | 'review'>) {
  const t = useTranslations('blocks.vpnCard');
  return (
    <p className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
      {review && (
        <a href={review} className="underline">
          {t('review', { provider })}
        </a>
      )}
      <TrackedLink {...link} />
    </p>
  );
}
