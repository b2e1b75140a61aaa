import type { ReactNode } from 'react';
import type { SiteContext } from '#site/site-context.ts';

/** One primitive in its states. Files in apps/site/src/views/styleguide/primitives that export one as `example` are shown. */
export interface PrimitiveExample {
  readonly name: string;
  readonly render: (site: SiteContext) => ReactNode;
}
