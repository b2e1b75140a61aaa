import type { Node } from '@markdoc/markdoc';

/** The ids of a text's headings, in their order, wherever they stand. */
export function headingIds(body: Node): string[] {
  return [...body.walk()].flatMap(({ type, attributes }) =>
    type === 'heading' && typeof attributes.id === 'string' ? [attributes.id] : [],
  );
}
