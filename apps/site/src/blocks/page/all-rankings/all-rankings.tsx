import { useTranslations } from 'use-intl/react';
import { ProviderLabel } from '#evidence/mark/provider-mark.tsx';
import { EvidenceMeter } from '#score/evidence-meter.tsx';
import type { AllRankingsModel } from './all-rankings.block.ts';

export function AllRankings({ rankings }: AllRankingsModel) {
  return (
    <ul className="rankings">
      {rankings.map((ranking) => (
        <li key={ranking.profile}>
          <Ranking {...ranking} />
        </li>
      ))}
    </ul>
  );
}

function Ranking({ label, description, path, first }: AllRankingsModel['rankings'][number]) {
  const t = useTranslations('dataPages.allRankings');
  return (
    <>
      <h2>{path === undefined ? label : <a href={path}>{label}</a>}</h2>
      <p>{description}</p>
      <p className="label">{t('first', { count: first.length })}</p>
      <ul>
        {first.map(({ face, reviewPath, valueText, evidenceShare }) => (
          <li key={face.id}>
            <ProviderLabel badge={face} size={28} href={reviewPath} />
            <EvidenceMeter {...evidenceShare} />
            <b>{valueText}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
