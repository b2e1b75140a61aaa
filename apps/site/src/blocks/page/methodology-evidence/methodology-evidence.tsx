import { DottedLines } from '#ui/primitives/dotted-lines/dotted-lines.tsx';
import type { MethodologyEvidenceModel } from './methodology-evidence.block.ts';

/** The numbers that apply to all criteria, each under the sentence that explains it. */
export function MethodologyEvidence({ sections }: MethodologyEvidenceModel) {
  return (
    <div className="data-page">
      {sections.map(({ id, heading, why, tables }) => (
        <section key={id} className="evidence-part">
          <h3>{heading}</h3>
          <p>{why}</p>
          {tables.map(({ id: table, label, lines }) => (
            <div key={table}>
              {label !== undefined && <h4 className="label">{label}</h4>}
              <DottedLines lines={lines} />
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
