import { allPurpose } from '@vpn-site/core/scoring/methodology.ts';
import { emptyChoice, formatRankingChoice } from '@vpn-site/core/your-ranking/ranking-choice.ts';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl/react';
import type { SiteContext } from '#site/site-context.ts';
import { rankingFile } from './ranking-file.ts';
import { resultId } from './your-ranking-view.tsx';

export interface MustHaveLink {
  readonly id: string;
  readonly label: string;
  readonly href: string;
}

/**
 * Returns links to the list of a profile without the providers that miss a must-have. Must-haves that all providers miss are
 * left out.
 */
export function mustHaveLinks(profile: string, site: SiteContext): MustHaveLink[] {
  const tool = site.document('pages/your-ranking')?.path;
  if (tool === undefined) return [];
  const { data, texts } = rankingFile(site);
  return texts.needs
    .filter(({ id }) => data.providers.some(({ needs }) => needs[id] === 'yes'))
    .map(({ id, label }) => {
      const query = formatRankingChoice({ ...emptyChoice(profile), needs: [id] }, allPurpose);
      return { id, label, href: `${tool}${query}#${resultId}` };
    });
}

/** The must-haves by which readers can filter a list. Each link opens the filtered list, also without scripts. */
export function MustHaveLinks({ links }: { readonly links: readonly MustHaveLink[] }) {
  const t = useTranslations('yourRanking');
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('needs')} className="mb-2 text-16 leading-150">
      <b className="font-semibold">{t('needs')}:</b>{' '}
      {links.map(({ id, label, href }, position) => (
        <Fragment key={id}>
          {position > 0 && ' · '}
          <a href={href}>{label}</a>
        </Fragment>
      ))}
    </nav>
  );
}
