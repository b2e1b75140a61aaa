import type { ReactNode } from 'react';
import type { SiteContext } from '#site/site-context.ts';

/**
 * The example of one primitive in all its states. The style guide shows the `example` of every file in
 * apps/site/src/views/styleguide/primitives.
 */
export interface PrimitiveExample {
  readonly name: string;
  readonly render: (site: SiteContext) => ReactNode;
}
