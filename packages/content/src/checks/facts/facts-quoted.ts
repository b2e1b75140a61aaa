import { itemsOf } from '@vpn-site/core/fields/fields.ts';
import { missingQuotes } from '@vpn-site/core/provider/quote.ts';
import { citedCellsIn } from '#facts/cells.ts';
import { filesOfKind, problemAt } from '#facts/fact-file.ts';
import type { Check } from '../check.ts';

const remedy = `Add "quotes" with the words of a source, or with "missing: ${missingQuotes.join('" or "missing: ')}".`;

/** Every known fact quotes one of its sources, or states why there is no quote. */
export const factsQuoted: Check = ({ factFiles }) =>
  filesOfKind(factFiles, 'provider', 'country')
    .flatMap(citedCellsIn)
    .filter(({ fields, isClaim }) => !isClaim && itemsOf(fields.quotes).length === 0)
    .map(({ file, path }) => problemAt(file, path, `"${path.join('.')}" has no quote.`, remedy));
