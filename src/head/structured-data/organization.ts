import type { Organization } from 'schema-dts';
import { organizationId } from './entity-id.ts';

/** Who publishes the site. No person signs its pages, so the publisher is their author too. */
export function organization({ name, url }: { readonly name: string; readonly url: string }): Organization {
  return {
    '@type': 'Organization',
    ...organizationId(url),
    name,
    url: new URL('/', url).href,
    logo: {
      '@type': 'ImageObject',
      url: new URL('/icon-512.png', url).href,
      width: '512',
      height: '512',
    },
  };
}
