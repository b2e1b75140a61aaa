import type { DoINeedModel } from './do-i-need.block.ts';
import { NeedProviders } from './need-providers.tsx';
import { NeedQuestion, NeedRefusal, NeedTrail } from './need-steps.tsx';

export function DoINeed({ step, cautions, trail }: DoINeedModel) {
  const way = trail && <NeedTrail {...trail} isFinished={step.kind !== 'question'} />;
  return (
    <section className={step.kind === 'providers' ? 'need need-result' : 'need'}>
      {step.kind === 'question' && <NeedQuestion {...step}>{way}</NeedQuestion>}
      {step.kind === 'refusal' && <NeedRefusal {...step}>{way}</NeedRefusal>}
      {step.kind === 'providers' && (
        <NeedProviders {...step} cautions={cautions}>
          {way}
        </NeedProviders>
      )}
    </section>
  );
}
