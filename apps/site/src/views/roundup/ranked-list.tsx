import type { Node } from '@markdoc/markdoc';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { renderBody } from '#blocks/document/render-body.tsx';
import { selectVpnCard, type VpnCardModel } from '#blocks/prose/vpn-card/vpn-card.block.ts';
import { CardBody, CardHead, CardLine, VpnCard } from '#blocks/prose/vpn-card/vpn-card.tsx';
import type { SiteContext } from '#site/site-context.ts';

interface RankedListProps {
  readonly profile: string;
  readonly providers: readonly string[];
  /** The provider in the answer above the list. In the list it gets only a line. */
  readonly answered: string | undefined;
  /** The author's text on the cards, by provider. */
  readonly sentences: ReadonlyMap<string, Node>;
  readonly site: SiteContext;
}

/** The number of top ranks that show their full card; all others are opened by the reader. */
const maxOpenCards = 4;

/** All ranked providers, in a form that compares those a reader selects. It works without scripts. */
export function RankedList({ profile, providers, answered, sentences, site }: RankedListProps) {
  const t = useTranslations('roundup');
  const compare = site.document('pages/comparisons')?.path;
  const list = (
    <ol className="ranked">
      {providers.map((provider, position) => {
        const sentence = sentences.get(provider);
        const card = selectVpnCard(provider, profile, site, {
          isWritten: sentence !== undefined,
          placement: 'roundup',
        });
        const action = compare !== undefined && <CompareBox provider={provider} name={card.face.name} />;
        const words = sentence && renderBody(sentence, site);
        return (
          <li key={provider}>
            <RankedEntry
              {...card}
              isAnswer={provider === answered}
              isOpen={position < maxOpenCards}
              action={action}
            >
              {words}
            </RankedEntry>
          </li>
        );
      })}
    </ol>
  );
  if (compare === undefined) return list;
  return (
    <form action={compare} className="compare-form">
      {/* Marks the form as submitted. Without this field, submitting it with nothing selected would open the overview without an explanation. */}
      <input type="hidden" name="with" value="" />
      {list}
      <p className="compare-bar">
        <span>{t('compareHint')}</span>
        <button type="submit" className="button button-line">
          {t('compareSubmit')}
        </button>
      </p>
    </form>
  );
}

interface RankedEntryProps extends VpnCardModel {
  readonly isAnswer: boolean;
  /** Whether its full card is shown at once. */
  readonly isOpen: boolean;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/**
 * One entry of the list: just a line if the answer above describes the provider, or a full card, or a line that opens into
 * a card.
 */
function RankedEntry({ isAnswer, isOpen, action, children, ...card }: RankedEntryProps) {
  const t = useTranslations('roundup');
  const answer = useTranslations('answer');
  if (isAnswer) {
    return (
      <div className="card card-answer">
        <CardHead {...card} note={t('answered')} />
        {action}
      </div>
    );
  }
  if (isOpen) {
    return (
      <VpnCard {...card} action={action}>
        {children}
      </VpnCard>
    );
  }
  return (
    <details className="card folded card-folded">
      {/* The line itself opens the card and cannot contain a link, so the link to the review is inside the card. */}
      <summary className="card-head">
        <CardLine {...card} review={undefined} />
      </summary>
      <CardBody
        {...card}
        action={
          <>
            {card.review !== undefined && <a href={card.review}>{answer('review')}</a>}
            {action}
          </>
        }
      >
        {children}
      </CardBody>
    </details>
  );
}

function CompareBox({ provider, name }: { readonly provider: string; readonly name: string }) {
  const t = useTranslations('roundup');
  return (
    <label className="compare-box">
      <input type="checkbox" name="with" value={provider} />
      {t('compare')} <span className="sr-only">{name}</span>
    </label>
  );
}
