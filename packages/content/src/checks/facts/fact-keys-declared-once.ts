import { fieldsOf } from '@vpn-site/core/fields/fields.ts';
import { filesOfKind, problemAt } from '#facts/fact-file.ts';
import type { Check } from '../check.ts';

/** A key belongs to one group. With two declarations, one fact would have two meanings. */
export const factKeysDeclaredOnce: Check = ({ factFiles }) => {
  const owners = new Map<string, string>();
  return filesOfKind(factFiles, 'key-group').flatMap((file) =>
    Object.keys(fieldsOf(fieldsOf(file.data).keys)).flatMap((key) => {
      const owner = owners.get(key);
      owners.set(key, owner ?? file.file);
      if (owner === undefined) return [];
      const message = `The key "${key}" is already declared in ${owner}.`;
      return [problemAt(file, ['keys', key], message, 'Keep one of the two declarations.')];
    }),
  );
};
