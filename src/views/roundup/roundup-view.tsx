import type { Node } from '@markdoc/markdoc';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { BlockContext } from '#blocks/block-context.ts';
import { priceSource } from '#blocks/evidence/price-source.ts';
import { renderSections } from '#blocks/render-body.tsx';
import { withoutVerdict } from '#blocks/verdict/written-verdict.ts';
import { selectVpnCard } from '#blocks/vpn-card/select.ts';
import { selectYourRanking } from '#blocks/your-ranking/select.ts';
import { YourRanking } from '#blocks/your-ranking/your-ranking.tsx';
import type { RoundupPage } from '#domain/page/page.ts';
import { profileNamed } from '#domain/scoring/methodology.ts';
import { Fold } from '#ui/primitives/fold.tsx';
import { Notice } from '#ui/primitives/notice.tsx';
import { SideHead } from '#ui/primitives/side-head.tsx';
import { ArticleHead } from '../article/article-head.tsx';
import { EmptyText, isEmptyText } from '../empty-text.tsx';
import { ProseSections } from '../prose.tsx';
import { CriteriaTable } from './criteria-table.tsx';
import { criteriaTableView } from './criteria-table-view.ts';
import { LeadVerdict } from './lead-verdict.tsx';
import { RankedList } from './ranked-list.tsx';
import { RankingNotes } from './ranking-notes.tsx';
import { rankingNotesView } from './ranking-notes-view.ts';
import { SurenessNotes } from './sureness-notes.tsx';
import { surenessView } from './sureness-view.ts';

interface RoundupViewProps {
  readonly page: RoundupPage;
  readonly body: Node | undefined;
  readonly blocks: BlockContext;
  readonly way: ReactNode;
  readonly disclosure: string;
  readonly foot: ReactNode;
}

const toNotes = (chunks: ReactNode) => <a href="#how-we-ranked">{chunks}</a>;

/** The answer first, then the whole list with how it came about beside it, then what an author adds. */
export function RoundupView({ page, body, blocks, way, disclosure, foot }: RoundupViewProps) {
  const t = useTranslations('roundup');
  const own = useTranslations('yourRanking');
  const { profile } = page;
  const { verdict, rest } = body ? withoutVerdict(body) : { verdict: undefined, rest: undefined };
  const sections = rest ? renderSections(rest, blocks) : [];
  const opening = sections.find(({ heading }) => heading === undefined);
  const providers = blocks.ranking(profile).ranking.ranked.map(({ score }) => score.provider);
  const sureness = surenessView(profile, blocks);
  const table = criteriaTableView(profile, blocks);
  return (
    <article className="article roundup">
      <ArticleHead page={page} way={way} />
      <LeadVerdict profile={profile} written={verdict} blocks={blocks} />
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
            cards={providers.map((provider) => selectVpnCard(provider, profile, blocks, 'roundup'))}
          />
        )}
        <RankingNotes {...rankingNotesView(profile, blocks)} disclosure={disclosure} />
      </section>
      <SideHead id="your-ranking" heading={own('heading')} note={own('note')} isWide>
        <div className="folds">
          <Fold label={own('fold')}>
            <YourRanking {...selectYourRanking(profile, page.path, blocks)} />
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
            <CriteriaTable
              profile={profileNamed(blocks.methodology, profile).label[page.locale]}
              {...table}
            />
          </Fold>
        </div>
        <p className="price-note">{priceSource(providers, blocks)}</p>
      </SideHead>
      <SideHead id="how-sure" heading={blocks.t('blocks.verdict.sureness')}>
        <SurenessNotes {...sureness} />
      </SideHead>
      <ProseSections sections={sections} />
      {foot}
    </article>
  );
}
