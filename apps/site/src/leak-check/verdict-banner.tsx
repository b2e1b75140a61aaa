import { formatList } from '@vpn-site/core/i18n/formats.ts';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import type { LeakAssessment, Verdict } from '#leak-check/assessment.ts';
import type { LeakFinding, Remedy } from '#leak-check/finding.ts';
import { SignDrawing } from '#ui/primitives/sign/sign.tsx';
import type { SignKind } from '#ui/primitives/sign/sign-kind.ts';

/** Color and icon of each verdict. */
const appearances: Readonly<
  Record<Verdict, { readonly tone: 'bad' | 'partly' | 'good'; readonly sign: SignKind }>
> = {
  leaking: { tone: 'bad', sign: 'no' },
  uncovered: { tone: 'bad', sign: 'no' },
  protected: { tone: 'good', sign: 'yes' },
  partly: { tone: 'partly', sign: 'partial' },
  changed: { tone: 'partly', sign: 'unknown' },
  suspect: { tone: 'partly', sign: 'partial' },
  'one-look': { tone: 'partly', sign: 'unknown' },
  unclear: { tone: 'partly', sign: 'unknown' },
};

interface VerdictBannerProps {
  readonly assessment: LeakAssessment;
  readonly guides: Readonly<Partial<Record<Remedy, string>>>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly isBusy: boolean;
  readonly onAgain: (event: FormEvent) => void;
  readonly onRestart: () => void;
}

/** Shows the verdict and what to do next. */
export function VerdictBanner({
  assessment,
  guides,
  heading,
  isBusy,
  onAgain,
  onRestart,
}: VerdictBannerProps) {
  const t = useTranslations('leakCheck');
  const partNames = usePartNames();
  const { verdict, findings, remedies } = assessment;
  const { tone, sign } = appearances[verdict];
  const relevant = findings.filter(({ state, reason }) =>
    verdict === 'leaking' ? state === 'leak' : reason === 'apart' || reason === 'other',
  );
  const missing = findings.filter(({ state }) => state === 'unchecked');
  return (
    <>
      <div className={`leak-verdict leak-verdict-${tone}`}>
        <SignDrawing kind={sign} />
        <h2 ref={heading} tabIndex={-1}>
          {t(`verdicts.${verdict}.title`)}
        </h2>
        <p>
          {t(`verdicts.${verdict}.text`, { parts: partNames(relevant) })}{' '}
          {missing.length > 0 && t('notChecked', { parts: partNames(missing) })}
        </p>
      </div>
      <div className="leak-fix">
        {remedies.length > 0 && (
          <div>
            <h3>{verdict === 'protected' ? t('fix.next') : t('fix.title')}</h3>
            <ol className="leak-fixes">
              {remedies.map((remedy) => (
                <RemedySteps key={remedy} remedy={remedy} guide={guides[remedy]} />
              ))}
              {verdict !== 'protected' && <li>{t('fix.lastStep')}</li>}
            </ol>
          </div>
        )}
        <form className="leak-actions" onSubmit={onAgain}>
          <button type="submit" className="button" aria-disabled={isBusy || undefined}>
            {t('fix.again')}
          </button>
          <button type="button" className="button button-line" onClick={onRestart}>
            {t('fix.over')}
          </button>
        </form>
      </div>
    </>
  );
}

const bold = { b: (words: ReactNode) => <b>{words}</b> };

function RemedySteps({ remedy, guide }: { readonly remedy: Remedy; readonly guide: string | undefined }) {
  const t = useTranslations('leakCheck');
  return (
    <>
      <li>{t.rich(`remedies.${remedy}.first`, bold)}</li>
      <li>
        {t.rich(`remedies.${remedy}.second`, bold)}{' '}
        {guide !== undefined && (
          <a href={guide} className="inline-link">
            {t('fix.guide')}
          </a>
        )}
      </li>
    </>
  );
}

/** Returns a function that lists the names of the parts that findings are about. */
function usePartNames(): (findings: readonly LeakFinding[]) => string {
  const t = useTranslations('leakCheck.parts');
  const locale = useLocale();
  return (findings) =>
    formatList(
      findings.map(({ part }) => t(`${part}.short`)),
      locale,
    );
}
