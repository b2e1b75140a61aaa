import { NeedCautions } from './need-cautions.tsx';
import { NeedProviders } from './need-providers.tsx';
import { NeedQuestion } from './need-question.tsx';
import { NeedRefusal } from './need-refusal.tsx';
import { NeedTrail } from './need-trail.tsx';
import type { DoINeedModel } from './select.ts';

/** One question, or what the answers come to, with the way that led here. */
export function DoINeed({ step, cautions, trail }: DoINeedModel) {
  const way = trail && <NeedTrail {...trail} isFinished={step.kind !== 'question'} />;
  return (
    <section className="need">
      {step.kind === 'question' && <NeedQuestion {...step}>{way}</NeedQuestion>}
      {step.kind === 'refusal' && <NeedRefusal {...step}>{way}</NeedRefusal>}
      {step.kind === 'providers' && (
        <NeedProviders {...step}>
          {way}
          <NeedCautions cautions={cautions} />
        </NeedProviders>
      )}
    </section>
  );
}
