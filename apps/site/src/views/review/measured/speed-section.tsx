import { Text } from '@vpn-site/core/i18n/text.tsx';
import { useTranslations } from 'use-intl/react';
import { factView } from '#evidence/fact/fact-view.ts';
import { leakTests } from '#evidence/tests/leak-tests.ts';
import { SpeedTestBars } from '#evidence/tests/speed-tests.tsx';
import { speedTests } from '#evidence/tests/speed-tests-model.ts';
import type { SiteContext } from '#site/site-context.ts';
import { Sign } from '#ui/primitives/sign/sign.tsx';
import { SourceMark } from '#ui/primitives/source-mark/source-mark.tsx';

interface SpeedSectionProps {
  readonly provider: string;
  readonly site: SiteContext;
}

/** All published speeds, with one scale per test, and the results of leak tests. */
export function SpeedSection({ provider, site }: SpeedSectionProps) {
  const t = useTranslations('review.speed');
  const speeds = speedTests(provider, site);
  const { note } = factView(provider, 'speed-reports', site);
  return (
    <>
      {speeds.map((test) => (
        <SpeedTestBars key={test.id} {...test} />
      ))}
      {speeds.length === 0 && <p>{note ? <Text words={note} /> : t('unmeasured')}</p>}
      {leakTests(provider, site).map(({ id, by, hasLeaked, result, subjects, mark }) => (
        <p key={id} className="leak-test">
          {t('leaks', { subjects, by })}{' '}
          <Sign kind={hasLeaked ? 'no' : 'yes'} tone={hasLeaked ? 'bad' : 'good'}>
            {result}
          </Sign>
          {mark && <SourceMark {...mark} />}
        </p>
      ))}
    </>
  );
}
