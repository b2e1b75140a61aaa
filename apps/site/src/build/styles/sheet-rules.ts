import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type AtRule, type ChildNode, parse, type Rule } from 'postcss';

/** A rule that is not nested in another, and the file that contains it. */
export interface SheetRule {
  readonly file: string;
  readonly line: number;
  readonly selectors: readonly string[];
}

export interface Sheet {
  /** The files of the sheet and its imports, in the order in which they apply. */
  readonly files: readonly string[];
  /**
   * Rules in the components layer. Rules outside of layers, for print and system colors, are left out, because they only
   * adjust rules in the layer.
   */
  readonly rules: readonly SheetRule[];
}

/** Reads the source of a stylesheet, with its relative imports. */
export function readSheet(file: string): Sheet {
  const root = parse(readFileSync(file, 'utf8'), { from: file });
  const imported = root.nodes
    .flatMap((node) => importedFile(node) ?? [])
    .map((path) => join(dirname(file), path));
  const sheets = imported.map(readSheet);
  const layers = root.nodes
    .filter((node) => isAtRule(node, 'layer'))
    .filter(({ params }) => params === 'components');
  const own = layers.flatMap(outermostRules);
  return {
    files: [...sheets.flatMap(({ files }) => files), file],
    rules: [
      ...sheets.flatMap(({ rules }) => rules),
      ...own.map(({ source, selectors }) => ({ file, line: source?.start?.line ?? 0, selectors })),
    ],
  };
}

/** Returns the classes with which selectors start. A page without any of these classes needs none of the rules. */
export function leadingClasses({ rules }: Pick<Sheet, 'rules'>): Set<string> {
  const names = rules.flatMap(({ selectors }) =>
    selectors.map((selector) => /^\.([\w-]+)/.exec(selector)?.[1]),
  );
  return new Set(names.filter((name) => name !== undefined));
}

/**
 * Returns the leading classes of a sheet that the shared sheet does not have. A page without any of these classes does not
 * need the sheet.
 */
export function exclusiveClasses(sheet: Pick<Sheet, 'rules'>, shared: Pick<Sheet, 'rules'>): Set<string> {
  return leadingClasses(sheet).difference(leadingClasses(shared));
}

function outermostRules({ nodes = [] }: Pick<AtRule, 'nodes'>): Rule[] {
  return nodes.flatMap((node) => {
    if (node.type === 'rule') return [node];
    return node.type === 'atrule' ? outermostRules(node) : [];
  });
}

/** Returns the path of an imported file; undefined for packages and `reference` imports, which add no rules of ours. */
function importedFile(node: ChildNode): string | undefined {
  if (!isAtRule(node, 'import')) return undefined;
  const [, path = '', condition = ''] = /^"([^"]+)"\s*(.*)$/.exec(node.params) ?? [];
  return path.startsWith('.') && condition !== 'reference' ? path : undefined;
}

function isAtRule(node: ChildNode, name: string): node is AtRule {
  return node.type === 'atrule' && node.name === name;
}
