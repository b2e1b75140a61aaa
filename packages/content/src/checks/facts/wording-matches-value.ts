import { fieldsOf } from '@vpn-site/core/fields/fields.ts';
import { cellsIn } from '#facts/cells.ts';
import { filesOfKind, problemAt } from '#facts/fact-file.ts';
import type { Check } from '../check.ts';

/** A wording belongs to the value for which it was written, so that a changed value cannot have the old sentence. */
export const wordingMatchesValue: Check = ({ factFiles }) =>
  filesOfKind(factFiles, 'provider')
    .flatMap(cellsIn)
    .flatMap(({ file, path, fields: { value, wording } }) => {
      const { is } = fieldsOf(wording);
      if (wording === undefined || is === value) return [];
      return [
        problemAt(
          file,
          [...path, 'wording', 'is'],
          `The wording of "${path.join('.')}" was written for "${String(is)}", but the value is "${String(value)}".`,
          'Rewrite "sentence" and "short" in every language for the new value, then set "is" to it.',
        ),
      ];
    });
