import { Fragment } from 'react';
import { useTranslations } from 'use-intl/react';
import { SpeedTestBars } from '#evidence/tests/speed-tests.tsx';
import type { SpeedTestsModel } from './speed-tests.block.ts';

/** All speed tests by third parties, each with a sentence about how far apart its results are. */
export function SpeedTests({ tests, within, without }: SpeedTestsModel) {
  const t = useTranslations('blocks.speedTests');
  return (
    <div className="data-page">
      {tests.length === 0 && <p>{t('none')}</p>}
      {tests.map(({ closeCount, ...test }) => (
        <Fragment key={`${test.tester} ${test.metric}`}>
          <SpeedTestBars {...test} />
          {closeCount !== undefined && test.bars.length > 1 && (
            <p>
              <b>{t('close', { count: closeCount, all: test.bars.length, within })}</b>
            </p>
          )}
        </Fragment>
      ))}
      {tests.length > 0 && without !== undefined && <p>{t('without', { providers: without })}</p>}
    </div>
  );
}
