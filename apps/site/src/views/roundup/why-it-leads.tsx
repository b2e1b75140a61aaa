import { useTranslations } from 'use-intl/react';
import { ProviderMark } from '#evidence/mark/provider-mark.tsx';
import type { WhyItLeadsView } from './why-it-leads-model.ts';

/** The reason why the pick is at the top of the ranking, and who should choose each of the others. */
export function WhyItLeads({ why, areTied, alternatives }: WhyItLeadsView) {
  const t = useTranslations('roundup.lead');
  return (
    <section className="why-it-leads">
      <p>
        {why} {t(areTied ? 'others' : 'next', { count: alternatives.length })}
      </p>
      <ul>
        {alternatives.map(({ face, review, takeIf, strength }) => (
          <li key={face.id}>
            <ProviderMark mark={face.mark} size={28} />
            <span>
              {review === undefined ? <b>{face.name}</b> : <a href={review}>{face.name}</a>}
              {takeIf === undefined ? strength && `: ${strength}.` : ` ${t('takeIf', { takeIf })}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
