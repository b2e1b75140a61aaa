import type { Node } from '@markdoc/markdoc';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { renderSections } from '#blocks/document/render-body.tsx';
import { withoutVerdict } from '#blocks/prose/verdict/verdict.block.ts';
import { selectVpnCard } from '#blocks/prose/vpn-card/vpn-card.block.ts';
import { selectYourRanking } from '#blocks/tools/your-ranking/your-ranking.block.ts';
import { YourRanking } from '#blocks/tools/your-ranking/your-ranking.tsx';
import type { RoundupPage } from '#domain/page/page.ts';
import { profileNamed } from '#domain/scoring/methodology.ts';
import { priceSource } from '#evidence/price/price.ts';
import { testedWords } from '#evidence/score/panel-words.ts';
import type { SiteContext } from '#site/site-context.ts';
import { Fold } from '#ui/primitives/fold/fold.tsx';
import { Notice } from '#ui/primitives/notice/notice.tsx';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import { ArticleHead } from '../article/article-view.tsx';
import { EmptyText, isEmptyText } from '../empty-text.tsx';
import { ProseSections } from '../prose.tsx';
import { CriteriaTable } from './criteria-table.tsx';
import { criteriaTableView } from './criteria-table-model.ts';
import { LeadVerdict } from './lead-verdict.tsx';
import { rankConfidence } from './rank-confidence.ts';
import { RankedList } from './ranked-list.tsx';
import { RankConfidenceNotes, RankingNotes } from './ranking-notes.tsx';
import { rankingNotesView } from './ranking-notes-model.ts';

interface RoundupViewProps {
  readonly page: RoundupPage;
  readonly body: Node | undefined;
  readonly site: SiteContext;
  readonly breadcrumbs: ReactNode;
  readonly disclosure: string;
  readonly foot: ReactNode;
}

const toNotes = (chunks: ReactNode) => <a href="#how-we-ranked">{chunks}</a>;

/** The answer first, then the whole list with how it came about beside it, then what an author adds. */
export function RoundupView({ page, body, site, breadcrumbs, disclosure, foot }: RoundupViewProps) {
  const t = useTranslations('roundup');
  const own = useTranslations('yourRanking');
  const { profile } = page;
  const { verdict, rest } = body ? withoutVerdict(body) : { verdict: undefined, rest: undefined };
  const sections = rest ? renderSections(rest, site) : [];
  const opening = sections.find(({ heading }) => heading === undefined);
  const providers = site.ranking(profile).ranking.ranked.map(({ score }) => score.provider);
  const sureness = rankConfidence(profile, site);
  const table = criteriaTableView(profile, site);
  return (
    <article className="article roundup">
      <ArticleHead page={page} breadcrumbs={breadcrumbs} />
      <LeadVerdict profile={profile} written={verdict} site={site} />
      <section className="ranking" aria-labelledby="ranking">
        <div className="ranking-head">
          <h2 id="ranking">{t('list', { count: providers.length })}</h2>
          {isEmptyText(body) && <EmptyText />}
          {opening && <div className="prose">{opening.content}</div>}
          {sureness.thin !== undefined && (
            <Notice>
              <p>{sureness.thin}</p>
            </Notice>
          )}
          <p className="ranking-jump">{t.rich('parameters', { how: toNotes })}</p>
        </div>
        {providers.length > 0 && (
          <RankedList
            cards={providers.map((provider) => ({
              ...selectVpnCard(provider, profile, site, 'roundup'),
              tested: testedWords(provider, profile, site),
            }))}
          />
        )}
        <RankingNotes {...rankingNotesView(profile, site)} disclosure={disclosure} />
      </section>
      <SideHead id="your-ranking" heading={own('heading')} note={own('note')} isWide>
        <div className="folds">
          <Fold label={own('fold')}>
            <YourRanking {...selectYourRanking(profile, page.path, site)} />
          </Fold>
        </div>
      </SideHead>
      <SideHead
        id="side-by-side"
        heading={t('table')}
        note={t('tableNote', { count: table.columns.length })}
        isWide
      >
        <div className="folds">
          <Fold label={t('tableFold', { count: table.rows.length })}>
            <CriteriaTable profile={profileNamed(site.methodology, profile).label[page.locale]} {...table} />
          </Fold>
        </div>
        <p className="price-note">{priceSource(providers, site)}</p>
      </SideHead>
      <SideHead id="how-sure" heading={site.t('blocks.verdict.sureness')}>
        <RankConfidenceNotes {...sureness} />
      </SideHead>
      <ProseSections sections={sections} />
      {foot}
    </article>
  );
}
