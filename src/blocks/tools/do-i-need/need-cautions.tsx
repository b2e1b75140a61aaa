import { useTranslations } from 'use-intl/react';
import { Notice } from '#ui/primitives/notice/notice.tsx';
import { Sign } from '#ui/primitives/sign/sign.tsx';
import { SourceMark } from '#ui/primitives/source-mark/source-mark.tsx';
import type { CautionModel } from './cautions.ts';

/** Law and terms: before the list, not after it. */
export function NeedCautions({ cautions }: { readonly cautions: readonly CautionModel[] }) {
  const t = useTranslations('need.cautions');
  return cautions.map(({ id, text, law }) => (
    <Notice key={id} title={t('title')}>
      <p>{text}</p>
      {law.length > 0 && (
        <dl className="need-law">
          {law.map(({ key, label, text: answer, stale, note, mark }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                <Sign kind="value" stale={stale}>
                  {answer}
                  {mark && <SourceMark {...mark} />}
                </Sign>
                {note !== undefined && <p>{note}</p>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Notice>
  ));
}
