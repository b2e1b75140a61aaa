import { useTranslations } from 'use-intl/react';
import { EvidenceCell } from '#evidence/fact/evidence-cell.tsx';
import type { ExclusionModel } from './exclusion-model.ts';

/** Nobody is left out silently: each with the rule, the fact behind it and its source. */
export function NeedExcluded({ excluded }: { readonly excluded: readonly ExclusionModel[] }) {
  const t = useTranslations('need');
  if (excluded.length === 0) return null;
  return (
    <>
      <h3>{t('excluded')}</h3>
      <p className="need-order">{t('excludedNote')}</p>
      <dl className="need-excluded">
        {excluded.map(({ id, name, review, rules }) => (
          <div key={id}>
            <dt>{review === undefined ? name : <a href={review}>{name}</a>}</dt>
            {rules.map(({ rule, cells }) => (
              <dd key={rule}>
                <span>{rule}</span>
                {cells.map((cell) => (
                  <EvidenceCell key={cell.text} {...cell} />
                ))}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </>
  );
}
