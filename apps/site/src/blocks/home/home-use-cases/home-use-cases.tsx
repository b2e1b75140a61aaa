import { formatNames } from '@vpn-site/core/i18n/formats.ts';
import { useLocale, useTranslations } from 'use-intl/react';
import { ProviderMark } from '#evidence/mark/provider-mark.tsx';
import { HomeSection } from '../home-section/home-section.tsx';
import type { HomeUseCasesModel, UseCase } from './home-use-cases.block.ts';

/** Links from needs to rankings. Each link has the leader of the ranking, and the reason in one sentence. */
export function HomeUseCases({ heading, cases }: HomeUseCasesModel) {
  return (
    <HomeSection heading={heading}>
      <ul className="uses">
        {cases.map((entry) => (
          <li key={entry.profile}>
            {entry.path === undefined ? (
              <span className="use">
                <Need {...entry} />
              </span>
            ) : (
              <a href={entry.path} className="use">
                <Need {...entry} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

function Need({ need, leader, tied, reason, emptyText }: UseCase) {
  const t = useTranslations('blocks.homeUseCases');
  const locale = useLocale();
  return (
    <>
      {leader && <ProviderMark mark={leader.mark} size={28} />}
      <span>
        <small>{need}</small> {leader ? <b>{leader.name}</b> : emptyText}
        {leader && reason !== undefined && (
          <span className="use-why">
            {tied.length > 0 && ` ${t('tied', { names: formatNames(tied, locale) })}`}: {reason}
          </span>
        )}
      </span>
    </>
  );
}
