import { useTranslations } from 'use-intl/react';
import type { PriceChart, PriceSign } from './price-chart-model.ts';

export function PriceChartKey({ signs }: Pick<PriceChart, 'signs'>) {
  const t = useTranslations('priceHistory.key');
  return (
    <ul className="price-key">
      {signs.map((sign) => (
        <li key={sign}>
          <svg aria-hidden="true" width="28" height="14">
            <Sign sign={sign} />
          </svg>
          {t(sign)}
        </li>
      ))}
    </ul>
  );
}

function Sign({ sign }: { readonly sign: PriceSign }) {
  switch (sign) {
    case 'line':
      return <path className="price-line" d="M0 7H28" />;
    case 'partner':
      return <path className="price-line price-dashed" d="M0 7H28" />;
    case 'gap':
      return <rect width="28" height="14" fill="url(#price-hatch)" />;
    case 'capture':
    case 'release':
      return <circle className={`price-point price-${sign}`} cx="14" cy="7" r="3.5" />;
  }
}
