import { NeedCautions } from './need-cautions.tsx';
import { NeedProviders } from './need-providers.tsx';
import { NeedQuestion } from './need-question.tsx';
import { NeedRefusal } from './need-refusal.tsx';
import { NeedTrail } from './need-trail.tsx';
import type { DoINeedModel } from './select.ts';

/** One question, or what the answers come to; then the way that led here. */
export function DoINeed({ step, cautions, trail }: DoINeedModel) {
  const isQuestion = step.kind === 'question';
  return (
    <section className="need">
      {step.kind === 'question' && <NeedQuestion {...step} />}
      {step.kind === 'refusal' && <NeedRefusal {...step} />}
      {step.kind === 'providers' && (
        <NeedProviders {...step}>
          <NeedCautions cautions={cautions} />
        </NeedProviders>
      )}
      {trail && <NeedTrail {...trail} isFinished={!isQuestion} />}
    </section>
  );
}
