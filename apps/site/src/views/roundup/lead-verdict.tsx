import { useTranslations } from 'use-intl/react';
import { renderBody } from '#blocks/document/render-body.tsx';
import type { WrittenVerdict } from '#blocks/prose/verdict/verdict.block.ts';
import { selectVerdict } from '#blocks/prose/verdict/verdict.block.ts';
import { Verdict } from '#blocks/prose/verdict/verdict.tsx';
import { providerBadge } from '#evidence/mark/provider-badge.ts';
import { ProviderLabel } from '#evidence/mark/provider-mark.tsx';
import { hasOutdatedRanks } from '#score/score-model.ts';
import type { SiteContext } from '#site/site-context.ts';
import { Notice } from '#ui/primitives/notice/notice.tsx';

interface LeadVerdictProps {
  readonly profile: string;
  /** All providers that share the first rank. */
  readonly first: readonly string[];
  /** The one of them that the card shows; undefined if no provider is ranked. */
  readonly provider: string | undefined;
  readonly written: WrittenVerdict | undefined;
  readonly site: SiteContext;
}

/**
 * The verdict on the provider that currently ranks first. If several share the first rank, all are named; the card shows
 * the one that an author wrote about, or else the one with the highest score. If the author's text is about any other
 * provider, it is not shown, and a check reports it to the editor.
 */
export function LeadVerdict({ profile, first, provider, written, site }: LeadVerdictProps) {
  const t = useTranslations('roundup');
  if (provider === undefined) {
    return (
      <Notice>
        <p>{t(hasOutdatedRanks(profile, site) ? 'noLonger' : 'nobody')}</p>
      </Notice>
    );
  }
  const words = written?.provider === provider ? written : undefined;
  const model = selectVerdict(
    { provider, profile, takeIf: words?.takeIf, leaveIf: words?.leaveIf },
    site,
    'roundup',
  );
  return (
    <>
      <Verdict {...model}>
        {words ? (
          renderBody(words.sentence, site)
        ) : (
          <p>{t(first.length > 1 ? 'highest' : 'first', { provider: model.face.name })}</p>
        )}
      </Verdict>
      {first.length > 1 && (
        <div className="shared-first">
          <p>{t('sharedFirst', { count: first.length })}</p>
          <ul className="named-list">
            {first.map((id) => (
              <li key={id}>
                <ProviderLabel badge={providerBadge(id, site)} size={24} href={site.reviewPath(id)} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
