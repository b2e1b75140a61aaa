import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { DecisionModel } from './decision.block.ts';
import type { ComparisonLead } from './lead-model.ts';

interface DecisionProps extends DecisionModel {
  /** The author's text. */
  readonly children?: ReactNode;
}

/** The choice between two providers and its reasons, at the top of a comparison. */
export function Decision({ isTrue, lead, children }: DecisionProps) {
  const isWritten = isTrue && Boolean(children);
  return (
    <div className="decision">
      {isWritten ? (
        <>
          <p>
            <b>{lead.verdict}</b>
          </p>
          {children}
        </>
      ) : (
        <p>
          <b>{lead.verdict}</b> {lead.sentences.join(' ')} {lead.better && <BetterChoice {...lead} />}
        </p>
      )}
      {lead.warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
    </div>
  );
}

function BetterChoice({ better }: Pick<ComparisonLead, 'better'>) {
  const t = useTranslations('comparison.lead');
  if (!better) return null;
  const [first, second] = better;
  const link = (href: string | undefined) => (chunks: ReactNode) =>
    href === undefined ? chunks : <a href={href}>{chunks}</a>;
  return t.rich('better', {
    first: first.name,
    value: first.value,
    other: second.name,
    otherValue: second.value,
    one: link(first.href),
    two: link(second.href),
  });
}
