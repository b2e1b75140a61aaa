import type { Node } from '@markdoc/markdoc';
import type { ReactNode } from 'react';
import { selectVerdict } from '#blocks/prose/verdict/verdict.block.ts';
import { Verdict } from '#blocks/prose/verdict/verdict.tsx';
import { MiniGrid } from '#evidence/streaming/mini-grid.tsx';
import { selectMiniGrid } from '#evidence/streaming/playback.ts';
import { streamingProfile } from '#evidence/streaming/services.ts';
import { bestOpening, watchAnswer } from '#evidence/streaming/watch-answer.ts';
import type { ServicePage } from '#page/page.ts';
import { TaxLine } from '#price/tax-line.tsx';
import type { SiteContext } from '#site/site-context.ts';
import { ArticleHead } from '../article/article-view.tsx';
import { Prose } from '../prose.tsx';

interface ServiceViewProps {
  readonly page: ServicePage;
  readonly body: Node | undefined;
  readonly site: SiteContext;
  readonly breadcrumbs: ReactNode;
  readonly foot: ReactNode;
}

/**
 * A page about whether a streaming service opens: the answer and the recommended provider, from the facts, and then an
 * author's text.
 */
export function ServiceView({ page, body, site, breadcrumbs, foot }: ServiceViewProps) {
  const { service } = page;
  const profile = streamingProfile(site);
  const { lead, sentences } = watchAnswer(service, undefined, site);
  const best = bestOpening(service, site);
  const verdict =
    best &&
    selectVerdict(
      { provider: best.provider, profile, takeIf: undefined, leaveIf: undefined },
      site,
      'article',
    );
  return (
    <article className="article">
      <ArticleHead page={page} site={site} breadcrumbs={breadcrumbs} />
      <TaxLine site={site} />
      <div className="service-answer">
        <p className="service-lead">{lead}</p>
        <p>{sentences.join(' ')}</p>
      </div>
      {verdict && (
        <Verdict {...verdict}>
          <p>{best.sentence}</p>
          <div className="service-opens">
            <MiniGrid {...selectMiniGrid(best.provider, site)} />
          </div>
        </Verdict>
      )}
      <Prose body={body} site={site} />
      {foot}
    </article>
  );
}
