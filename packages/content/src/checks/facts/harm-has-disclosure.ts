import { fieldsOf } from '@vpn-site/core/fields/fields.ts';
import { incidentDisclosures } from '@vpn-site/core/provider/incident.ts';
import { filesOfKind, problemAt } from '#facts/fact-file.ts';
import { everyValue } from '#facts/fact-tree.ts';
import type { Check } from '../check.ts';

/** Every incident with harm states how users learned of it, because the score depends on that. */
export const harmHasDisclosure: Check = ({ factFiles }) =>
  filesOfKind(factFiles, 'provider').flatMap((file) =>
    [...everyValue(file.data)].flatMap(({ path, value }) => {
      const { harm, told } = fieldsOf(value);
      if (typeof harm !== 'string' || harm === 'none' || told !== undefined) return [];
      const message = `The incident "${path.join('.')}" has harm "${harm}" but does not say how users learned of it.`;
      return [problemAt(file, path, message, `Add "told" with one of: ${incidentDisclosures.join(', ')}.`)];
    }),
  );
