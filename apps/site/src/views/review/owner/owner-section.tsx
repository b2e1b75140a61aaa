import { listSeparators } from '@vpn-site/core/i18n/formats.ts';
import { Text } from '@vpn-site/core/i18n/text.tsx';
import { useLocale, useTranslations } from 'use-intl/react';
import type { SourceView } from '#evidence/fact/fact-view.ts';
import { ProviderLabel, ProviderMark } from '#evidence/mark/provider-mark.tsx';
import { NotedSource } from '#evidence/source/source-link.tsx';
import { Disclosure } from '#ui/primitives/disclosure/disclosure.tsx';
import { CitedText } from '#ui/primitives/source-mark/source-mark.tsx';
import type { OwnerModel } from './owner-model.ts';

/** The chain from the ultimate owner down to the service, and then the other brands of the group. */
export function OwnerSection({ badge, since, formerNames, steps, note, sources, group }: OwnerModel) {
  const t = useTranslations('review.owner');
  return (
    <>
      <ol className="owner-chain">
        {steps.map(({ id, label, text, isUnknown, mark, detail }) => (
          <li key={id}>
            <b className={isUnknown ? 'faint' : undefined}>
              <CitedText text={text} mark={mark} />
            </b>
            <small>{[label, detail].filter(Boolean).join('. ')}</small>
          </li>
        ))}
        <li className="owner-brand">
          <b>
            <ProviderMark mark={badge.mark} size={24} /> {badge.name}
          </b>
          {since !== undefined && <small>{since}</small>}
          {formerNames.map(({ text, mark }) => (
            <small key={text}>
              <CitedText text={text} mark={mark} />
            </small>
          ))}
        </li>
      </ol>
      {group && <Group {...group} />}
      {(note !== undefined || sources.length > 0) && (
        <Disclosure variant="line" label={t('more')}>
          <p className="review-caption">
            {note && <Text words={note} />} <Sources sources={sources} />
          </p>
        </Disclosure>
      )}
    </>
  );
}

type GroupProps = NonNullable<OwnerModel['group']>;

function Group({ name, siblings, others, reviewSites }: GroupProps) {
  const t = useTranslations('review.owner');
  if (siblings.length === 0 && others === undefined && reviewSites.length === 0) return null;
  return (
    <div className="owner-kin">
      {siblings.length > 0 && (
        <p>
          {siblings.map(({ badge, href }) => (
            <ProviderLabel key={badge.id} badge={badge} size={24} href={href} />
          ))}
          <span>{t('sameGroup', { count: siblings.length, owner: name })}</span>
        </p>
      )}
      {reviewSites.map(({ held, sites }) => {
        const names = <ReviewSites sites={sites} />;
        return (
          <p key={held}>
            {t.rich('reviews', { held, owner: name, count: sites.length, sites: () => names })}
          </p>
        );
      })}
      {others !== undefined && <p>{t('others', { owner: name, names: others })}</p>}
    </div>
  );
}

function ReviewSites({ sites }: { readonly sites: GroupProps['reviewSites'][number]['sites'] }) {
  const joints = listSeparators(sites.length, useLocale());
  return sites.map(({ name, href, caveat }, position) => (
    <span key={name}>
      {joints[position]}
      {href === undefined ? (
        name
      ) : (
        <a className="review-source" href={href} rel="noopener noreferrer">
          {name}
        </a>
      )}
      {caveat !== undefined && ` (${caveat})`}
    </span>
  ));
}

function Sources({ sources }: { readonly sources: readonly SourceView[] }) {
  const t = useTranslations('review.owner');
  if (sources.length === 0) return null;
  return (
    <span className="owner-sources">
      {t('sources')}{' '}
      {sources.map((source, position) => (
        <span key={source.url}>
          {position > 0 && ', '}
          <NotedSource source={source} className="review-source" />
        </span>
      ))}
    </span>
  );
}
