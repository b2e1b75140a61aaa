import { useTranslations } from 'use-intl/react';
import type { RankingData } from '#domain/your-ranking/ranking-data.ts';
import type { NeedText } from './ranking-texts.ts';

interface MustHaveListProps {
  readonly needs: readonly NeedText[];
  readonly chosen: readonly string[];
  readonly providers: RankingData['providers'];
}

/** What a provider must have, each with how many of them do. */
export function MustHaveList({ needs, chosen, providers }: MustHaveListProps) {
  const t = useTranslations('yourRanking');
  return (
    <fieldset className="own-needs">
      <legend>{t('needs')}</legend>
      <p className="own-hint">{t('needsHint', { count: providers.length })}</p>
      <ul>
        {needs.map(({ id, label, note }) => {
          const having = providers.filter((provider) => provider.needs[id] === 'yes').length;
          return (
            <li key={id}>
              <label>
                <input type="checkbox" name="need" value={id} defaultChecked={chosen.includes(id)} />
                <span>
                  {label}
                  {note !== undefined && <small>{note}</small>}
                </span>
                <span className="own-have">
                  <span aria-hidden="true">{having}</span>
                  <span className="sr-only">{t('have', { count: having, all: providers.length })}</span>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
