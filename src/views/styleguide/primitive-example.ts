import type { ReactNode } from 'react';
import type { BlockContext } from '#blocks/block-context.ts';

/** One primitive in its states. A file in src/views/styleguide/primitives that exports one as `example` is shown. */
export interface PrimitiveExample {
  readonly name: string;
  readonly draw: (blocks: BlockContext) => ReactNode;
}
