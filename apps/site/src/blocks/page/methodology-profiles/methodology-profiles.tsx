import { useTranslations } from 'use-intl/react';
import { Bars } from '#ui/primitives/bars/bars.tsx';
import { Disclosure } from '#ui/primitives/disclosure/disclosure.tsx';
import { DottedLines } from '#ui/primitives/dotted-lines/dotted-lines.tsx';
import type { MethodologyProfilesModel, ProfileView } from './methodology-profiles.block.ts';

export function MethodologyProfiles({ profiles, heaviest }: MethodologyProfilesModel) {
  const t = useTranslations('dataPages.profiles');
  return (
    <div className="data-page">
      <p className="faint">{t('weightsMark')}</p>
      <div className="profiles">
        {profiles.map((profile) => (
          <ProfileEntry key={profile.id} {...profile} heaviest={heaviest} />
        ))}
      </div>
    </div>
  );
}

function ProfileEntry(props: ProfileView & Pick<MethodologyProfilesModel, 'heaviest'>) {
  const t = useTranslations('dataPages.profiles');
  const score = useTranslations('score');
  const { label, description, groups, weights, requires, heaviest } = props;
  return (
    <section>
      <h3>{label}</h3>
      <p>{description}</p>
      <Bars
        bars={groups.map(({ id, label: group, share, shareText, overall }) => ({
          id,
          label: group,
          value: share / heaviest,
          text: shareText,
          mark: overall === undefined ? undefined : overall / heaviest,
        }))}
      />
      {weights.length > 0 && (
        <div className="folds folds-closed">
          <Disclosure variant="section" label={t('weights')}>
            <DottedLines
              lines={weights.map(({ id, label: what, change }) => ({ id, label: what, value: change }))}
            />
          </Disclosure>
        </div>
      )}
      {requires.length > 0 && (
        <>
          <p className="label">{score('required.heading')}</p>
          <ul>
            {requires.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
