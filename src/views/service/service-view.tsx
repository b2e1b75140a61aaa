import type { Node } from '@markdoc/markdoc';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { renderSections } from '#blocks/document/render-body.tsx';
import { selectStreamingTable } from '#blocks/page/comparison-streaming-table/comparison-streaming-table.block.ts';
import { ComparisonStreamingTable } from '#blocks/page/comparison-streaming-table/comparison-streaming-table.tsx';
import { selectVerdict } from '#blocks/prose/verdict/verdict.block.ts';
import { Verdict } from '#blocks/prose/verdict/verdict.tsx';
import type { ServicePage } from '#domain/page/page.ts';
import { streamingProfile } from '#evidence/streaming/services.ts';
import { bestOpening, watchAnswer } from '#evidence/streaming/watch-answer.ts';
import type { SiteContext } from '#site/site-context.ts';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import { ArticleHead } from '../article/article-view.tsx';
import { ProseSections } from '../prose.tsx';

interface ServiceViewProps {
  readonly page: ServicePage;
  readonly body: Node | undefined;
  readonly site: SiteContext;
  readonly breadcrumbs: ReactNode;
  readonly foot: ReactNode;
}

/** Whether a service opens: the answer in a sentence, whom to take for it, then country by country. */
export function ServiceView({ page, body, site, breadcrumbs, foot }: ServiceViewProps) {
  const t = useTranslations('streaming.page');
  const { service } = page;
  const profile = streamingProfile(site);
  const { lead, sentences } = watchAnswer(service, undefined, site);
  const best = bestOpening(service, site);
  const ranking = site.roundupPath(profile);
  const sections = body ? renderSections(body, site) : [];
  const opening = sections.find(({ heading }) => heading === undefined);
  const verdict =
    best && selectVerdict({ provider: best.provider, profile, takeIf: undefined, leaveIf: undefined }, site, 'article');
  return (
    <article className="article">
      <ArticleHead page={page} breadcrumbs={breadcrumbs} />
      <div className="service-answer">
        <p className="service-lead">{lead}</p>
        <p>{sentences.join(' ')}</p>
      </div>
      {verdict && (
        <Verdict {...verdict}>
          <p>{best.sentence}</p>
        </Verdict>
      )}
      <SideHead id="by-country" heading={t('byCountry')} isWide>
        <ComparisonStreamingTable {...selectStreamingTable({ services: [service] }, site)} />
        {ranking !== undefined && (
          <p className="service-ranking">
            <a href={ranking}>{t('ranking')}</a>
          </p>
        )}
      </SideHead>
      {opening && <div className="prose">{opening.content}</div>}
      <ProseSections sections={sections} />
      {foot}
    </article>
  );
}
