import { useTranslations } from 'use-intl/react';
import { Fact } from '#evidence/fact/inline-fact.tsx';
import type { CardReason } from './reasons.ts';

export function CardReasons({ reasons }: { readonly reasons: readonly CardReason[] }) {
  const t = useTranslations('blocks.vpnCard');
  if (reasons.length === 0) return null;
  return (
    <div className="card-reasons">
      <p className="label">{t('reasons')}</p>
      <dl>
        {reasons.map(({ label, points, facts }) => (
          <div key={label}>
            <dt>
              {label} <small>{points}</small>
            </dt>
            {facts.map((item) => (
              <dd key={item.label ?? ''}>
                {item.label && <span>{item.label}: </span>}
                <Fact {...item.fact} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}
