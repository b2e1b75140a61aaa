import { useTranslations } from 'use-intl/react';
import type { MethodologyPicksModel, PickRuleView } from './methodology-picks.block.ts';

/** One entry per pick rule: the provider it picks, the rule and the main flaw. */
export function MethodologyPicks({ picks }: MethodologyPicksModel) {
  return (
    <div className="data-page">
      <section className="criteria">
        <dl>
          {picks.map((pick) => (
            <Entry key={pick.id} {...pick} />
          ))}
        </dl>
      </section>
    </div>
  );
}

function Entry({ label, rule, list, picked }: PickRuleView) {
  const t = useTranslations('dataPages.picks');
  return (
    <div>
      <dt>
        <span>{label}</span> <small>{list}</small>
      </dt>
      <dd>
        <p>
          {picked === undefined ? (
            <span className="faint">{t('nobody')}</span>
          ) : (
            <b>
              {picked.reviewPath === undefined ? picked.name : <a href={picked.reviewPath}>{picked.name}</a>}
            </b>
          )}
        </p>
        <p className="label">{rule}</p>
        {picked?.flaw !== undefined && <p className="label">{picked.flaw}</p>}
      </dd>
    </div>
  );
}
