import type { ReactNode } from 'react';
import type { SiteContext } from '#site/site-context.ts';

/** One primitive in its states. A file in apps/site/src/views/styleguide/primitives that exports one as `example` is shown. */
export interface PrimitiveExample {
  readonly name: string;
  readonly draw: (site: SiteContext) => ReactNode;
}
