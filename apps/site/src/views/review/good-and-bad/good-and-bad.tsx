import Markdoc, { type Node } from '@markdoc/markdoc';
import { useTranslations } from 'use-intl/react';
import { renderBody } from '#blocks/document/render-body.tsx';
import { ArticleProsCons } from '#blocks/prose/article-pros-cons/article-pros-cons.tsx';
import type { Drawback } from '#score/main-drawback.ts';
import type { SiteContext } from '#site/site-context.ts';
import { SourceMarks } from '#ui/primitives/source-mark/source-mark.tsx';
import { computedProsAndCons, splitWrittenProsAndCons, withDrawbacks } from './good-and-bad-model.ts';

interface GoodAndBadProps {
  readonly provider: string;
  readonly body: Node;
  readonly site: SiteContext;
}

/** Pros and cons: those that an editor wrote, otherwise those with the most weight in the score. */
export function GoodAndBad({ provider, body, site }: GoodAndBadProps) {
  const t = useTranslations('review.sides');
  const { block } = splitWrittenProsAndCons(body);
  if (block) {
    const sides = block.children.map((child) => withDrawbacks(child, provider, site));
    return renderBody(new Markdoc.Ast.Node('document', block.attributes, sides), site);
  }
  const { good, bad } = computedProsAndCons(provider, site);
  const side = (id: string, title: string, sentences: readonly Drawback[]) => ({
    id,
    title: [title],
    items: sentences.map((sentence) => [<Sentence key={sentence.text} {...sentence} />]),
  });
  return (
    <ArticleProsCons
      pros={good.length > 0 ? side('good-at', t('good'), good) : undefined}
      cons={bad.length > 0 ? side('not-for', t('bad'), bad) : undefined}
    />
  );
}

function Sentence({ text, marks }: Drawback) {
  return (
    <span className="said">
      {text}
      <SourceMarks marks={marks} />
    </span>
  );
}
