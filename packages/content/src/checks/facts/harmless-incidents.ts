import { fieldsOf } from '@vpn-site/core/fields/fields.ts';
import { filesOfKind, problemAt } from '#facts/fact-file.ts';
import { everyValue } from '#facts/fact-tree.ts';
import type { Check } from '../check.ts';

/**
 * An incident without harm exposed nothing, and one with harm proves nothing, because pages say this about the lists "Put
 * to the test" and "What went wrong".
 */
export const harmlessIncidents: Check = ({ factFiles }) =>
  filesOfKind(factFiles, 'provider').flatMap((file) =>
    [...everyValue(file.data)].flatMap(({ path, value }) => {
      const { harm, outcome, proof } = fieldsOf(value);
      const name = `The incident "${path.join('.')}"`;
      if (harm === 'none' && outcome === 'data-exposed') {
        const message = `${name} has harm "none", but its outcome is "data-exposed".`;
        return [problemAt(file, path, message, 'Write the harm, or another outcome.')];
      }
      if (typeof harm === 'string' && harm !== 'none' && proof !== undefined) {
        const message = `${name} has harm "${harm}" and a proof.`;
        return [problemAt(file, path, message, 'Remove "proof", or list the search or demand separately.')];
      }
      return [];
    }),
  );
