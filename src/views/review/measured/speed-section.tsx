import { useTranslations } from 'use-intl/react';
import { factView } from '#evidence/fact/fact.ts';
import { leakTests } from '#evidence/tests/leak-tests.ts';
import { speedTests } from '#evidence/tests/speed-tests.ts';
import { SpeedTestBars } from '#evidence/tests/speed-tests.tsx';
import type { SiteContext } from '#site/site-context.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { Sign } from '#ui/primitives/sign/sign.tsx';
import { SourceMark } from '#ui/primitives/source-mark/source-mark.tsx';

interface SpeedSectionProps {
  readonly provider: string;
  readonly site: SiteContext;
}

/** Every speed that somebody published, each test on a scale of its own, and whether anything leaked. */
export function SpeedSection({ provider, site }: SpeedSectionProps) {
  const t = useTranslations('review.speed');
  const speeds = speedTests(provider, site);
  return (
    <>
      {speeds.map((test) => (
        <SpeedTestBars key={test.id} {...test} />
      ))}
      {speeds.length === 0 && (
        <p>
          {t('unmeasured')} {factView(provider, 'speed-reports', site).note}
        </p>
      )}
      {leakTests(provider, site).map(({ id, by, results }) => (
        <div key={id} className="leak-tests">
          <p>
            <Icon name="shield" className="size-4" /> {t('leaks', { by })}
          </p>
          <ul>
            {results.map(({ id: test, sign, subject, result, mark }) => (
              <li key={test}>
                <Sign kind={sign}>
                  {subject}: {result}
                </Sign>
                {mark && <SourceMark {...mark} />}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
