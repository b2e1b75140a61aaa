import { numberFormatter } from '@vpn-site/core/i18n/formats.ts';
import { maxWeight } from '@vpn-site/core/your-ranking/ranking-choice.ts';
import type { RankingData } from '@vpn-site/core/your-ranking/ranking-data.ts';
import type { ReaderWeight } from '@vpn-site/core/your-ranking/reader-weighing.ts';
import { memo, useId } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { isPlainClick } from '#browser/plain-click.ts';
import type { NeedText } from './ranking-file.ts';

interface WeightSlidersProps {
  readonly weights: readonly ReaderWeight[];
  readonly groups: Readonly<Record<string, string>>;
  /** The criteria of each group as text, because the name of a group, such as "Reach", does not explain it. */
  readonly criteria: Readonly<Record<string, string>>;
}

/** One slider per group. A tick below each slider marks the published weight. */
export function WeightSliders({ weights, groups, criteria }: WeightSlidersProps) {
  const t = useTranslations('yourRanking');
  return (
    <fieldset className="own-weights">
      <legend>{t('weights')}</legend>
      <p className="own-hint">{t('weightsHint', { max: maxWeight })}</p>
      {weights.map((weight) => (
        <Slider
          key={weight.group}
          {...weight}
          label={groups[weight.group] ?? weight.group}
          hint={criteria[weight.group]}
        />
      ))}
    </fieldset>
  );
}

/** Returns the labels of all weighted criteria, by group. */
export function criteriaByGroup(
  criteria: RankingData['criteria'],
  labels: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const weighing = Map.groupBy(
    criteria.filter(({ weight }) => weight > 0),
    ({ group }) => group,
  );
  return Object.fromEntries(
    [...weighing].map(([group, own]) => [group, own.map(({ id }) => labels[id] ?? id).join(' · ')]),
  );
}

interface SliderProps extends ReaderWeight {
  readonly label: string;
  readonly hint: string | undefined;
}

const Slider = memo(function Slider({ group, weight, profileWeight, percent, label, hint }: SliderProps) {
  const t = useTranslations('yourRanking');
  const id = useId();
  const share = numberFormatter(useLocale(), { style: 'percent' }).format(percent / 100);
  return (
    <div className={weight === profileWeight ? 'own-weight' : 'own-weight own-weight-moved'}>
      <label htmlFor={id}>{label}</label>
      {/* Hidden from screen readers, because the slider announces both numbers. */}
      <span aria-hidden="true">
        <b>{weight}</b> <small>{share}</small>
      </span>
      <small id={`${id}-hint`} className="own-criteria">
        {hint}
      </small>
      <div className="own-track">
        <svg aria-hidden="true">
          <rect x={`${(profileWeight / maxWeight) * 100}%`} />
        </svg>
        <input
          id={id}
          type="range"
          name={group}
          min={0}
          max={maxWeight}
          step={1}
          defaultValue={weight}
          aria-describedby={`${id}-hint`}
          aria-valuetext={t('valueText', { weight, share })}
        />
      </div>
    </div>
  );
});

interface MustHaveListProps {
  readonly needs: readonly NeedText[];
  readonly chosen: readonly string[];
  readonly providers: RankingData['providers'];
}

/** Must-haves, each with the number of providers that meet it. */
export const MustHaveList = memo(function MustHaveList({ needs, chosen, providers }: MustHaveListProps) {
  const t = useTranslations('yourRanking');
  return (
    <fieldset className="own-needs">
      <legend>{t('needs')}</legend>
      <p className="own-hint">{t('needsHint', { count: providers.length })}</p>
      <ul>
        {needs.map(({ id, label }) => {
          const having = providers.filter((provider) => provider.needs[id] === 'yes').length;
          return (
            <li key={id}>
              <label>
                <input type="checkbox" name="need" value={id} defaultChecked={chosen.includes(id)} />
                <span>{label}</span>
                <span className="own-have">
                  <span aria-hidden="true">{having}</span>
                  <span className="sr-only">{t('have', { count: having, all: providers.length })}</span>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}, hasSameNeeds);

/** Whether the list is unchanged. The choice is a new object at every step, so its must-haves are compared by value. */
function hasSameNeeds(before: MustHaveListProps, after: MustHaveListProps): boolean {
  return (
    before.needs === after.needs &&
    before.providers === after.providers &&
    before.chosen.join() === after.chosen.join()
  );
}

interface ProfileChipsProps {
  readonly chips: readonly {
    readonly id: string;
    readonly label: string;
    readonly href: string;
    readonly isChosen: boolean;
  }[];
  readonly onChoose: (id: string) => void;
}

/**
 * Profiles to start from. They are links, because each has its own address. With scripts, a click changes the list without
 * loading a page.
 */
export function ProfileChips({ chips, onChoose }: ProfileChipsProps) {
  const t = useTranslations('yourRanking');
  return (
    <nav className="own-profiles" aria-label={t('start')}>
      <span aria-hidden="true" className="label">
        {t('start')}
      </span>
      <ul>
        {chips.map(({ id, label, href, isChosen }) => (
          <li key={id}>
            <a
              href={href}
              aria-current={isChosen ? 'true' : undefined}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                onChoose(id);
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
