import { Text } from '@vpn-site/core/i18n/text.tsx';
import { useTranslations } from 'use-intl/react';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import { CitedFact } from './cited-fact.tsx';
import type { MoneyModel } from './money-model.ts';

/** Taxes and payment methods. */
export function MoneySection({ rows, tool }: MoneyModel) {
  const t = useTranslations('country.money');
  return (
    <SideHead id="money" heading={t('heading')} isFolded>
      {rows.map(({ id, name, says, note, mark, stale }) => (
        <div key={id} className="country-item">
          <h3>{says === undefined ? <CitedFact text={name} mark={mark} stale={stale} /> : name}</h3>
          {says !== undefined && (
            <p>
              <CitedFact text={says} mark={mark} stale={stale} />
            </p>
          )}
          {note !== undefined && (
            <p className={says && 'country-small'}>
              <Text words={note} />
            </p>
          )}
        </div>
      ))}
      {tool && (
        <p>
          <a className="inline-link" href={tool.path}>
            {t('tool')}
          </a>
        </p>
      )}
    </SideHead>
  );
}
