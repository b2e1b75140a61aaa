import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { assessBothProbes, assessSingleProbe } from '#leak-check/assessment.ts';
import type { Remedy } from '#leak-check/finding.ts';
import type { SiteTest } from '#leak-check/observation.ts';
import type { Probe } from '#leak-check/probe.ts';
import { Scene } from '#ui/brand/scenes/scene.tsx';
import { CheckedPartsTable } from './checked-parts-table.tsx';
import { SeenTable } from './seen-table.tsx';
import { VerdictBanner } from './verdict-banner.tsx';

export interface LeakCheckToolProps {
  /** Path of the page that shows what the server sees, for readers without scripts. */
  readonly plainPath: string;
  /** The tests that this server can do; undefined without a server, where they are not known. */
  readonly tests?: readonly SiteTest[] | undefined;
  /** Links to the sections of the guide, by remedy; empty if the site has no guide. */
  readonly guides: Readonly<Partial<Record<Remedy, string>>>;
}

interface Probes {
  readonly off?: Probe | undefined;
  readonly on?: Probe | undefined;
}

/**
 * Runs two probes, one with the VPN off and one with it on, and shows their assessment. Everything stays in the memory of
 * this page.
 */
export function LeakCheckTool({
  plainPath,
  tests,
  guides,
  look: probe,
}: LeakCheckToolProps & { readonly look?: (() => Promise<Probe>) | undefined }) {
  const t = useTranslations('leakCheck');
  const [probes, setProbes] = useState<Probes>({});
  const [isBusy, setIsBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { off, on } = probes;
  const step = on ? 'compare' : off ? 'on' : 'off';

  // Moves the focus to the new result for readers with a screen reader or keyboard.
  useEffect(() => {
    if (off || on) heading.current?.focus();
  }, [off, on]);

  const run = async (which: keyof Probes, collect: () => Promise<Probe>) => {
    setIsBusy(true);
    const result = await collect();
    setProbes((before) => ({ ...before, [which]: result }));
    setIsBusy(false);
  };
  /** Until the script has loaded, the form submits to the server. */
  const onRun = (which: keyof Probes) => (event: FormEvent) => {
    if (!probe) return;
    event.preventDefault();
    void run(which, probe);
  };
  const onlyButton = (words: ReactNode) => (
    <button type="submit" className="leak-link" onClick={onRun('on')}>
      {words}
    </button>
  );
  const assessment = on && (off ? assessBothProbes(off, on) : assessSingleProbe(on));
  return (
    <>
      <section className="leak-card">
        <Steps step={step} />
        {assessment ? (
          <VerdictBanner
            assessment={assessment}
            guides={guides}
            heading={heading}
            isBusy={isBusy}
            onAgain={onRun('on')}
            onRestart={() => setProbes({})}
          />
        ) : (
          <div className="leak-start">
            <Scene name="leak" />
            <form method="get" action={plainPath} onSubmit={onRun(off ? 'on' : 'off')}>
              <h2 ref={heading} tabIndex={-1}>
                {off ? t('second.title') : t('first.title')}
              </h2>
              <p>{off ? t('second.text') : t('first.text')}</p>
              <button type="submit" className="button" aria-disabled={isBusy || undefined}>
                {off ? t('second.button') : t('first.button')}
              </button>
              {!off && <p className="leak-only">{t.rich('first.only', { button: onlyButton })}</p>}
            </form>
          </div>
        )}
        <p role="status" className="leak-busy">
          {isBusy && t('busy')}
        </p>
      </section>
      {assessment ? (
        <SeenTable probes={{ off, on }} findings={assessment.findings} guides={guides} />
      ) : (
        <CheckedPartsTable tests={tests} />
      )}
    </>
  );
}

const steps = ['off', 'on', 'compare'] as const;

function Steps({ step }: { readonly step: (typeof steps)[number] }) {
  const t = useTranslations('leakCheck.steps');
  const current = steps.indexOf(step);
  const stateOf = (index: number) => (index < current || step === 'compare' ? 'done' : 'open');
  return (
    <ol className="leak-steps">
      {steps.map((name, index) => (
        <li
          key={name}
          className={`leak-step ${index === current && step !== 'compare' ? 'leak-step-current' : `leak-step-${stateOf(index)}`}`}
          aria-current={index === current ? 'step' : undefined}
        >
          <b>
            {index + 1} {t(`${name}.title`)}
          </b>{' '}
          {t(`${name}.text`)}
        </li>
      ))}
    </ol>
  );
}
