import { fieldsOf } from '@vpn-site/core/fields/fields.ts';
import { filesOfKind, problemAt } from '#facts/fact-file.ts';
import { everyValue } from '#facts/fact-tree.ts';
import type { Check } from '../check.ts';

/** Every source is cited by a value, because an unused one would suggest evidence that does not exist. */
export const sourcesCited: Check = ({ factFiles }) =>
  filesOfKind(factFiles, 'provider', 'country', 'ownership').flatMap((file) => {
    const { sources, ...statements } = fieldsOf(file.data);
    const cited = new Set(
      [...everyValue(statements)]
        .filter(({ path }) => path.at(-1) === 'source' || path.at(-2) === 'sources')
        .map(({ value }) => value),
    );
    return Object.keys(fieldsOf(sources))
      .filter((id) => !cited.has(id))
      .map((id) =>
        problemAt(file, ['sources', id], `Nothing cites the source "${id}".`, 'Cite it, or remove it.'),
      );
  });
