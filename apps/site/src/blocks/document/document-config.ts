import Markdoc, { type Config, type Node, type Schema } from '@markdoc/markdoc';
import { addNoBreakSpaces } from '@vpn-site/core/locale/no-break.ts';
import type { SiteContext } from '#site/site-context.ts';
import { type Block, componentName, type WrittenAttributes } from '../block.ts';
import { blocks } from '../blocks.ts';
import { isTwoLists } from '../prose/two-lists.ts';
import { attributesProblems } from './block-problems.ts';
import { proseNodes } from './prose-nodes.ts';

/** Returns the Markdoc configuration: the nodes and blocks that exist. Content is declarative and can never run code. */
export function documentConfig(site: SiteContext): Config {
  return {
    nodes: proseNodes(site),
    // No variables or functions exist, so a document that uses one is refused.
    variables: {},
    functions: {},
    tags: Object.fromEntries(blocks.map((block) => [block.name, blockSchema(block, site)])),
  };
}

/**
 * Returns the Markdoc schema of a block. The component receives only the model that `select` builds, never the raw
 * attributes.
 */
function blockSchema(block: Block, site: SiteContext): Schema {
  return {
    selfClosing: block.body === 'none',
    attributes: Object.fromEntries(Object.keys(block.attributes).map((name) => [name, {}])),
    validate: (node) => bodyErrors(block, node),
    transform: (node, config) => {
      const children = node.transformChildren(config);
      // The checks refuse such a block. If one gets here anyway, only its text is shown.
      if (attributesProblems(block, node, site).length > 0 || bodyErrors(block, node).length > 0) {
        return children;
      }
      const model = block.select(shownAttributes(block, node, site), site, children);
      return new Markdoc.Tag(componentName(block.name), { ...model }, block.body === 'prose' ? children : []);
    },
  };
}

/** Returns the attributes with no-break spaces in those that readers see as text, by the same rules as in prose. */
function shownAttributes({ attributes }: Block, node: Node, { locale }: SiteContext): WrittenAttributes {
  return Object.fromEntries(
    Object.entries(node.attributes as WrittenAttributes).map(([name, value]) => [
      name,
      attributes[name]?.kind === 'text' && typeof value === 'string'
        ? addNoBreakSpaces(value, locale)
        : value,
    ]),
  );
}

function bodyErrors({ name, body }: Block, node: Node) {
  const message = bodyMistake(name, body, node);
  return message === undefined ? [] : [{ id: 'block-body', level: 'error' as const, message }];
}

function bodyMistake(name: string, body: Block['body'], node: Node): string | undefined {
  if (body === 'questions' && node.children[0]?.type !== 'heading') {
    return `"${name}" must start with a heading, written as "### …"`;
  }
  if (body === 'two-lists' && !isTwoLists(node)) {
    return `"${name}" must have a heading, a list, a second heading and a second list, written as "### …" and "- …"`;
  }
  return undefined;
}
