import { useTranslations } from 'use-intl/react';
import { PriceCredit } from '#evidence/price/price.tsx';
import { DottedLines } from '#ui/primitives/dotted-lines/dotted-lines.tsx';
import { Sourced } from '#ui/primitives/source-mark/source-mark.tsx';
import type { PriceChangesModel } from './price-changes.block.ts';

/** A line per provider that changed, in the manner of a bill; the others by name. */
export function PriceChanges({ overview }: { readonly overview: PriceChangesModel | undefined }) {
  const t = useTranslations('priceHistory');
  if (!overview) return null;
  const { intro, changed, unchanged, credit } = overview;
  return (
    <div className="data-page price-changes">
      <p>{intro}</p>
      <DottedLines
        lines={changed.map(({ provider, title, href, share, detail, mark }) => ({
          id: provider,
          label: href === undefined ? title : <a href={href}>{title}</a>,
          detail,
          value: <Sourced text={share} mark={mark} />,
        }))}
      />
      {unchanged.length > 0 && (
        <div className="price-unchanged">
          <p>{t('overview.none')}</p>
          <ul>
            {unchanged.map(({ provider, title, href }) => (
              <li key={provider}>{href === undefined ? title : <a href={href}>{title}</a>}</li>
            ))}
          </ul>
        </div>
      )}
      <PriceCredit {...credit} />
    </div>
  );
}
