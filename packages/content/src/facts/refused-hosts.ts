import { fieldsOf, itemsOf } from '@vpn-site/core/fields/fields.ts';
import { z } from 'zod';
import { closedObject } from './common-schemas.ts';
import { type FactFile, filesOfKind } from './fact-file.ts';

const text = z.string().min(1);

/** Hosts on which no fact may have a source. */
export const refusedHostsSchema = closedObject({
  hosts: z.array(
    closedObject({
      host: z.string().regex(/^[a-z0-9.-]+\.[a-z]+$/, 'Write the host alone, such as copied.example'),
      why: text,
    }),
  ),
});

export interface RefusedHost {
  readonly host: string;
  readonly why: string;
}

/** Reads the refused hosts; empty if a project has no list of them. */
export function readRefusedHosts(files: readonly FactFile[]): RefusedHost[] {
  return filesOfKind(files, 'refused-hosts').flatMap(({ data }) =>
    itemsOf(fieldsOf(data).hosts).flatMap((item) => {
      const { host, why } = fieldsOf(item);
      return typeof host === 'string' && typeof why === 'string' ? [{ host, why }] : [];
    }),
  );
}

/** Returns the refused host of an address: the host itself or a parent domain; undefined if there is none. */
export function refusedHostOf(url: string, hosts: readonly RefusedHost[]): RefusedHost | undefined {
  const hostname = URL.parse(url)?.hostname ?? '';
  return hosts.find(({ host }) => hostname === host || hostname.endsWith(`.${host}`));
}
