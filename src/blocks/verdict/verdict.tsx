import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Fact } from '../fact/fact.tsx';
import { Sureness } from '../vpn-card/sureness.tsx';
import { Conditions } from './conditions.tsx';
import type { VerdictModel } from './select.ts';
import { VerdictSide } from './verdict-side.tsx';

/** What leads a page. On a phone score, cost and button follow the sentence at once. */
export function Verdict({ children, ...model }: VerdictModel & { readonly children?: ReactNode }) {
  const t = useTranslations('blocks.verdict');
  const { place, price, link, takeIf, leaveIf } = model;
  return (
    <div
      className={`grid rounded-b-[10px] border border-t-[3px] border-line md:grid-cols-[minmax(0,1fr)_16rem] md:grid-rows-[auto_1fr] ${place.isPick ? 'border-t-primary' : 'border-t-rule'}`}
    >
      <div className="p-5 md:px-6">
        <p className={`text-14 font-semibold ${place.isPick ? 'text-primary' : 'text-muted'}`}>
          {place.place}
        </p>
        {place.missing.map(({ label, fact }) => (
          <p key={label} className="mt-1 text-14">
            {label}: <Fact {...fact} />
          </p>
        ))}
        <div className="mt-2 space-y-3 font-display text-20 leading-snug font-semibold">{children}</div>
      </div>
      <div className="border-t border-line p-5 md:col-start-2 md:row-span-2 md:row-start-1 md:border-s md:border-t-0">
        <VerdictSide place={place} price={price} link={link} />
      </div>
      <div className="flex flex-col justify-between gap-6 border-t border-line p-5 md:border-t-0 md:px-6 md:pt-0">
        <Conditions takeIf={takeIf} leaveIf={leaveIf} />
        <div className="mt-auto">
          <p className="mb-1.5 text-14 font-semibold">{t('sureness')}</p>
          <Sureness coverage={place.coverage} stability={place.stability} />
        </div>
      </div>
    </div>
  );
}
