import type { Decision } from '@vpn-site/upkeep/rules/decision.ts';
import type { Decided } from '../wire.ts';
import { decidedWords } from './words.ts';

interface DecisionButtonsProps {
  readonly cell: string;
  readonly decided: Decided | undefined;
  readonly onOpen: (kind: Decision['kind']) => void;
}

const buttons: readonly (readonly [Decision['kind'], key: string, words: string])[] = [
  ['still-true', 's', 'Still true'],
  ['changed', 'c', 'Changed to …'],
  ['source-gone', 'g', 'Source gone'],
  ['unknown', 'u', 'Unknown'],
];

export function DecisionButtons({ cell, decided, onOpen }: DecisionButtonsProps) {
  return (
    <div className="decisions" data-cell={cell}>
      {decided && <p className="quiet">Decided: {decidedWords[decided.kind]}. You can decide it again.</p>}
      {buttons.map(([kind, key, words]) => (
        <button key={kind} type="button" onClick={() => onOpen(kind)}>
          {words} <kbd>{key}</kbd>
        </button>
      ))}
    </div>
  );
}
