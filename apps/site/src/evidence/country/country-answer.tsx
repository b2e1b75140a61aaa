import { Text } from '@vpn-site/core/i18n/text.tsx';
import { Chip } from '#ui/primitives/sign/sign.tsx';
import { CitedText } from '#ui/primitives/source-mark/source-mark.tsx';
import type { CountryAnswerModel, UseAnswer } from './answer-model.ts';
import { CitedFact } from './cited-fact.tsx';

/** Whether VPNs are legal, with sources; then the key facts, each in a tile. */
export function CountryAnswer({ code, use, tiles }: CountryAnswerModel) {
  return (
    <div className="country-answer">
      {use && <UseCard code={code} use={use} />}
      <dl className="country-tiles">
        {tiles.map(({ id, label, value, tone, detail, mark }) => (
          <div key={id} className={`country-tile country-tile-${tone}`}>
            <dt>{label}</dt>
            <dd>
              <b>
                <CitedText text={value} mark={mark} />
              </b>
              {detail !== undefined && <span>{detail}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function UseCard({ code, use }: { readonly code: string; readonly use: UseAnswer }) {
  return (
    <div className="country-card">
      <span aria-hidden="true" className="country-code">
        {code}
      </span>
      <div className="country-status">
        <Chip tone={use.tone}>{use.text}</Chip>
      </div>
      <p className="country-lead">
        <CitedFact {...use} text={use.lead} />
      </p>
      {use.note !== undefined && (
        <p className="country-says">
          <Text words={use.note} />
        </p>
      )}
      <p className="country-rests">
        {use.sourceSummary} {use.dissent}
      </p>
    </div>
  );
}
