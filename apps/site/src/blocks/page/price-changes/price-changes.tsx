import { useTranslations } from 'use-intl/react';
import { ProviderLabel } from '#evidence/mark/provider-mark.tsx';
import { PriceCredit } from '#price/price.tsx';
import { CitedText } from '#ui/primitives/source-mark/source-mark.tsx';
import type { PriceChangesModel } from './price-changes.block.ts';

/** The newest price changes, one per provider, and the number of providers that are left out. */
export function PriceChanges({ overview }: { readonly overview: PriceChangesModel | undefined }) {
  const t = useTranslations('priceHistory');
  if (!overview) return null;
  const { intro, changed, others, unchanged, credit } = overview;
  return (
    <div className="price-changes">
      <ul className="price-moves">
        {changed.map((change) => (
          <li key={change.face.id}>
            <Change {...change} />
          </li>
        ))}
      </ul>
      <p>
        {intro} {others > 0 && t('overview.others', { count: others })}{' '}
        {unchanged > 0 && t('overview.unchanged', { count: unchanged })} <PriceCredit {...credit} isShort />
      </p>
    </div>
  );
}

function Change(change: PriceChangesModel['changed'][number]) {
  const { face, href, day, date, plan, from, to, direction, isBack, mark } = change;
  const t = useTranslations('priceHistory.overview');
  const amount = (
    <b className={`price-${direction}`}>
      <CitedText text={to} mark={mark} />
    </b>
  );
  return (
    <>
      <ProviderLabel badge={face} size={28} href={href} />
      <time dateTime={day}>{date}</time>
      <span>{t.rich(isBack ? 'back' : 'changed', { plan, from, to: () => amount })}</span>
    </>
  );
}
