import type { Node } from '@markdoc/markdoc';
import { weighsCost } from '@vpn-site/core/scoring/methodology.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { type RenderedSection, renderSections } from '#blocks/document/render-body.tsx';
import { extractVerdict } from '#blocks/prose/verdict/verdict.block.ts';
import { extractCards } from '#blocks/prose/vpn-card/written-cards.ts';
import { MustHaveLinks } from '#blocks/tools/your-ranking/must-have-links.tsx';
import { mustHaveLinks } from '#blocks/tools/your-ranking/your-ranking.block.ts';
import { HomeOrdersAmong } from '#evidence/orders/orders.tsx';
import type { RoundupPage } from '#page/page.ts';
import { TaxLine } from '#price/tax-line.tsx';
import { listLeader } from '#score/leader.ts';
import type { SiteContext } from '#site/site-context.ts';
import { HeadingLink } from '#ui/primitives/heading-link/heading-link.tsx';
import { EmptyText, isEmptyText } from '../empty-text.tsx';
import { Unranked } from './band-folds.tsx';
import { LeadCard } from './lead-card.tsx';
import { ListChips } from './list-chips.tsx';
import { TierBands } from './tier-bands.tsx';
import { unrankedGroups } from './unranked-model.ts';
import { WhatCounts } from './what-counts.tsx';
import { whatCountsView } from './what-counts-model.ts';
import { WhyItLeads } from './why-it-leads.tsx';
import { whyItLeads } from './why-it-leads-model.ts';

interface RoundupViewProps {
  readonly page: RoundupPage;
  readonly body: Node | undefined;
  readonly site: SiteContext;
  readonly breadcrumbs: ReactNode;
  readonly foot: ReactNode;
}

/** The id of the heading for an author's questions and answers, which are at the end of the page. */
const questionsId = 'questions';

/** The id of the section about what to try before paying, which is styled as a checklist. */
const beforeId = 'before-you-pay';

/** The id of the section about well-known names with low scores, which is above the list. */
const famousId = 'famous-names';

/** A ranking page: the pick and the reason for it, then all tiers, then the weights and an author's text. */
export function RoundupView({ page, body, site, breadcrumbs, foot }: RoundupViewProps) {
  const t = useTranslations('roundup');
  const { profile, title, lede } = page;
  const { verdict, cards, takeIf, sections } = writtenParts(body, site);
  const opening = sections.find(({ heading }) => heading === undefined);
  const headed = sections.filter(({ heading }) => heading !== undefined);
  const providers = site.ranking(profile).ranking.ranked.map(({ score }) => score.provider);
  const leader = listLeader(profile, site);
  const why = leader === undefined ? undefined : whyItLeads(leader, profile, takeIf, site);
  const below = headed.filter(({ id }) => id !== questionsId && id !== famousId);
  return (
    <article className="article roundup print-summary">
      <header className="article-head">
        {breadcrumbs}
        <h1 className="page-title">{title}</h1>
        {lede !== undefined && <p>{lede}</p>}
        {weighsCost(site.methodology, profile) && <TaxLine site={site} />}
      </header>
      <LeadCard profile={profile} leader={leader} written={verdict} site={site} />
      {why && <WhyItLeads {...why} />}
      <ListChips profile={profile} site={site} />
      <HomeOrdersAmong providers={providers} site={site} />
      {isEmptyText(body) && <EmptyText />}
      {opening && <div className="roundup-opening prose">{opening.content}</div>}
      {headed.filter(({ id }) => id === famousId).map(renderFamous)}
      <section className="ranking" aria-labelledby="ranking">
        <div className="ranking-head">
          <h2 id="ranking">{t('list', { count: providers.length })}</h2>
          <p>{t('order')}</p>
        </div>
        <MustHaveLinks links={mustHaveLinks(profile, site)} />
        {providers.length > 0 && (
          <TierBands profile={profile} answered={leader} sentences={cards} site={site} />
        )}
        <Unranked groups={unrankedGroups(profile, site)} />
      </section>
      <WhatCounts {...whatCountsView(profile, site)} />
      <div className="roundup-advice">{below.map(renderSection)}</div>
      {headed.filter(({ id }) => id === questionsId).map(renderSection)}
      {foot}
    </article>
  );
}

function writtenParts(body: Node | undefined, site: SiteContext) {
  if (!body) {
    return {
      verdict: undefined,
      cards: new Map<string, Node>(),
      takeIf: new Map<string, string>(),
      sections: [],
    };
  }
  const { verdict, rest } = extractVerdict(body);
  const { cards, takeIf, rest: prose } = extractCards(rest);
  return { verdict, cards, takeIf, sections: renderSections(prose, site) };
}

function renderFamous({ id, heading, content }: RenderedSection) {
  return (
    <section key={id} className="famous-names">
      <h2 id={id}>
        <HeadingLink id={id}>{heading}</HeadingLink>
      </h2>
      <div className="prose">{content}</div>
    </section>
  );
}

function renderSection({ id, heading, content }: RenderedSection, position: number) {
  return (
    <section
      key={id ?? position}
      className={id === beforeId ? 'roundup-section before-you-pay' : 'roundup-section'}
    >
      <h2 id={id}>
        <HeadingLink id={id}>{heading}</HeadingLink>
      </h2>
      <div className="prose">{content}</div>
    </section>
  );
}
