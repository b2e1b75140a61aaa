import { useTranslations } from 'use-intl/react';
import { Fact } from '../fact/fact.tsx';
import type { CardReason } from './reasons.ts';

export function CardReasons({ reasons }: { readonly reasons: readonly CardReason[] }) {
  const t = useTranslations('blocks.vpnCard');
  if (reasons.length === 0) return null;
  return (
    <>
      <p className="mt-5 text-14 font-semibold">{t('reasons')}</p>
      <dl className="mt-1.5 border-b border-line">
        {reasons.map(({ label, points, facts }) => (
          <div
            key={label}
            className="grid gap-x-4 border-t border-line py-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <dt className="flex items-baseline justify-between gap-4 sm:block">
              {label} <span className="block text-14 whitespace-nowrap text-muted">{points}</span>
            </dt>
            {facts.map((item) => (
              <dd key={item.label ?? ''} className="font-semibold sm:col-start-2">
                {item.label && <span className="font-normal text-muted">{item.label}: </span>}
                <Fact {...item.fact} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </>
  );
}
