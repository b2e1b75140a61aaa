import { fieldsOf } from '@vpn-site/core/fields/fields.ts';
import { filesOfKind, problemAt } from '#facts/fact-file.ts';
import { readRefusedHosts, refusedHostOf } from '#facts/refused-hosts.ts';
import type { Check } from '../check.ts';

/** No fact has a source on a host that facts/refused-hosts.yaml names. */
export const noRefusedHosts: Check = ({ factFiles }) => {
  const hosts = readRefusedHosts(factFiles);
  return filesOfKind(factFiles, 'provider', 'country', 'ownership').flatMap((file) =>
    Object.entries(fieldsOf(fieldsOf(file.data).sources)).flatMap(([id, source]) => {
      const { url } = fieldsOf(source);
      const refused = typeof url === 'string' ? refusedHostOf(url, hosts) : undefined;
      if (!refused) return [];
      const message = `The source "${id}" is on ${refused.host}, a host that we do not cite: ${refused.why}`;
      const remedy = 'Cite another source, or write "value: unknown".';
      return [problemAt(file, ['sources', id, 'url'], message, remedy)];
    }),
  );
};
