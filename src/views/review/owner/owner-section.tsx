import { useTranslations } from 'use-intl/react';
import { Sourced } from '#ui/primitives/source-mark/source-mark.tsx';
import type { OwnedName, OwnerModel, OwnerSource } from './owner-model.ts';

/** From the company that runs the service up to whom it belongs; then what else belongs to the same group. */
export function OwnerSection({ steps, group, mapPath }: OwnerModel) {
  const t = useTranslations('review.owner');
  return (
    <>
      <ol className="owner-chain">
        {steps.map(({ id, label, text, isUnknown, mark, detail }) => (
          <li key={id}>
            <p className="label">{label}</p>
            <p className={isUnknown ? 'owner-name faint' : 'owner-name'}>
              <Sourced text={text} mark={mark} />
            </p>
            {detail !== undefined && <p className="owner-detail">{detail}</p>}
          </li>
        ))}
      </ol>
      {group ? (
        <>
          {group.siblings.length > 0 ? (
            <Names heading={t('siblings')} names={group.siblings} />
          ) : (
            <p>{t('alone')}</p>
          )}
          {group.reviewSites.length > 0 && <Names heading={t('reviewSites')} names={group.reviewSites} />}
          {group.note !== undefined && <p className="owner-note">{group.note}</p>}
          <Sources sources={group.sources} />
        </>
      ) : (
        <p>{t('noGroup')}</p>
      )}
      {mapPath !== undefined && (
        <p>
          <a className="review-source" href={mapPath}>
            {t('map')}
          </a>
        </p>
      )}
    </>
  );
}

function Names({ heading, names }: { readonly heading: string; readonly names: readonly OwnedName[] }) {
  return (
    <div className="owner-names">
      <h3 className="review-part">{heading}</h3>
      <ul>
        {names.map(({ name, href, detail, sources }) => (
          <li key={name}>
            <b>{href === undefined ? name : <a href={href}>{name}</a>}</b>
            {detail && <span>{detail}</span>}
            <Sources sources={sources} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Sources({ sources }: { readonly sources: readonly OwnerSource[] }) {
  const t = useTranslations('review.owner');
  if (sources.length === 0) return null;
  return (
    <p className="owner-sources">
      {t('sources')}{' '}
      {sources.map(({ title, url }, position) => (
        <span key={url}>
          {position > 0 && ', '}
          <a className="review-source" href={url} rel="noopener noreferrer">
            {title}
          </a>
        </span>
      ))}
    </p>
  );
}
