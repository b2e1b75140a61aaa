import { useTranslations } from 'use-intl/react';
import { Leaders } from '#ui/primitives/leaders/leaders.tsx';
import type { NameList } from './name-lists.ts';
import { SourceLink } from './source-links.tsx';

/** What has one line only, set as bills: the name, dots, whom it leads to. */
export function OwnerLists({ lists }: { readonly lists: readonly NameList[] }) {
  const t = useTranslations('blocks.ownershipMap');
  return (
    <div className="owner-lists">
      {lists.map(({ id, names }) => (
        <section key={id}>
          <h3>{t(id)}</h3>
          <p>{t(`${id}Note`)}</p>
          <Leaders
            lines={names.map(({ name, href, value, isUnknown, weak, sources }) => ({
              id: name,
              label: <a href={href}>{name}</a>,
              detail:
                sources.length > 0
                  ? sources.map((source) => <SourceLink key={source.url} {...source} />)
                  : weak,
              value: isUnknown ? <span className="faint">{value}</span> : value,
            }))}
          />
        </section>
      ))}
    </div>
  );
}
