import type { Node } from '@markdoc/markdoc';
import { firstRanked } from '@vpn-site/core/scoring/score-profile.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { type RenderedSection, renderSections } from '#blocks/document/render-body.tsx';
import { extractVerdict } from '#blocks/prose/verdict/verdict.block.ts';
import { extractCards } from '#blocks/prose/vpn-card/written-cards.ts';
import { HomeOrdersAmong } from '#evidence/orders/orders.tsx';
import type { RoundupPage } from '#page/page.ts';
import type { SiteContext } from '#site/site-context.ts';
import { EmptyText, isEmptyText } from '../empty-text.tsx';
import { LeadVerdict } from './lead-verdict.tsx';
import { OtherPicks } from './other-picks.tsx';
import { RankedList } from './ranked-list.tsx';
import { Unranked } from './unranked.tsx';
import { unrankedGroups } from './unranked-model.ts';
import { WhatCounts } from './what-counts.tsx';
import { whatCountsView } from './what-counts-model.ts';

interface RoundupViewProps {
  readonly page: RoundupPage;
  readonly body: Node | undefined;
  readonly site: SiteContext;
  readonly breadcrumbs: ReactNode;
  readonly foot: ReactNode;
}

/** The id of the heading for an author's questions and answers, which come last on the page. */
const questionsId = 'questions';

/** The id of the section on what to try before paying, styled as a checklist. */
const beforeId = 'before-you-pay';

/** A ranking page: the answer first, then the full list with its weights beside it, then an author's text. */
export function RoundupView({ page, body, site, breadcrumbs, foot }: RoundupViewProps) {
  const t = useTranslations('roundup');
  const { profile, title, lede } = page;
  const { verdict, cards, sections } = writtenParts(body, site);
  const opening = sections.find(({ heading }) => heading === undefined);
  const headed = sections.filter(({ heading }) => heading !== undefined);
  const result = site.ranking(profile);
  const providers = result.ranking.ranked.map(({ score }) => score.provider);
  const first = firstRanked(result);
  const answer = first.find((id) => id === verdict?.provider) ?? first[0];
  return (
    <article className="article roundup">
      <header className="article-head">
        {breadcrumbs}
        <h1 className="page-title">{title}</h1>
        {lede !== undefined && <p>{lede}</p>}
      </header>
      <LeadVerdict profile={profile} first={first} provider={answer} written={verdict} site={site} />
      <HomeOrdersAmong providers={providers} site={site} />
      {isEmptyText(body) && <EmptyText />}
      {opening && <div className="roundup-opening prose">{opening.content}</div>}
      <section className="ranking" aria-labelledby="ranking">
        <div className="ranking-list">
          <h2 id="ranking">{t('list', { count: providers.length })}</h2>
          {providers.length > 0 && (
            <RankedList
              profile={profile}
              providers={providers}
              answered={answer}
              sentences={cards}
              site={site}
            />
          )}
          <Unranked groups={unrankedGroups(profile, site)} />
        </div>
        <WhatCounts {...whatCountsView(profile, site)} />
      </section>
      <div className="roundup-advice">{headed.filter(({ id }) => id !== questionsId).map(renderSection)}</div>
      {answer !== undefined && <OtherPicks answered={answer} site={site} />}
      {headed.filter(({ id }) => id === questionsId).map(renderSection)}
      {foot}
    </article>
  );
}

function writtenParts(body: Node | undefined, site: SiteContext) {
  if (!body) return { verdict: undefined, cards: new Map<string, Node>(), sections: [] };
  const { verdict, rest } = extractVerdict(body);
  const { cards, rest: prose } = extractCards(rest);
  return { verdict, cards, sections: renderSections(prose, site) };
}

function renderSection({ id, heading, content }: RenderedSection, position: number) {
  return (
    <section
      key={id ?? position}
      className={id === beforeId ? 'roundup-section before-you-pay' : 'roundup-section'}
    >
      <h2 id={id}>{heading}</h2>
      <div className="prose">{content}</div>
    </section>
  );
}
