import Markdoc, { type Node } from '@markdoc/markdoc';
import React, { type ReactNode } from 'react';
import type { BlockContext } from './block-context.ts';
import { components } from './components.ts';
import { documentConfig } from './document-config.ts';

export function renderBody(body: Node, context: BlockContext): ReactNode {
  return Markdoc.renderers.react(Markdoc.transform(body, documentConfig(context)), React, { components });
}
