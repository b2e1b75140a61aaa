import type { Node } from '@markdoc/markdoc';
import { useTranslations } from 'use-intl/react';
import { renderBody } from '#blocks/document/render-body.tsx';
import { ArticleProsCons } from '#blocks/prose/article-pros-cons/article-pros-cons.tsx';
import type { Outcome } from '#score/outcome-model.ts';
import type { SiteContext } from '#site/site-context.ts';
import { SourceMark } from '#ui/primitives/source-mark/source-mark.tsx';
import { judgedSides, writtenSides } from './good-and-bad-model.ts';

interface GoodAndBadProps {
  readonly provider: string;
  readonly body: Node;
  readonly site: SiteContext;
}

/** Pros and cons: as an editor wrote them, or else those with the most weight in the score. */
export function GoodAndBad({ provider, body, site }: GoodAndBadProps) {
  const t = useTranslations('review.sides');
  const { block } = writtenSides(body);
  if (block) return renderBody(block, site);
  const { good, bad } = judgedSides(provider, site);
  const side = (id: string, title: string, outcomes: readonly Outcome[]) => ({
    id,
    title: [title],
    items: outcomes.map((outcome) => [<OutcomeSentence key={outcome.criterion} {...outcome} />]),
  });
  return (
    <ArticleProsCons
      pros={good.length > 0 ? side('good-at', t('good'), good) : undefined}
      cons={bad.length > 0 ? side('not-for', t('bad'), bad) : undefined}
    />
  );
}

function OutcomeSentence({ words, mark }: Outcome) {
  return (
    <span className="said">
      {words}. {mark && <SourceMark {...mark} />}
    </span>
  );
}
