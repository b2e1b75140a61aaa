import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type AtRule, type ChildNode, parse, type Rule } from 'postcss';

/** A rule that is not nested in another, and the file it stands in. */
export interface SheetRule {
  readonly file: string;
  readonly line: number;
  readonly selectors: readonly string[];
}

export interface Sheet {
  /** The sheet and all that it imports, in the order in which they apply. */
  readonly files: readonly string[];
  /** Those of the layer of components. What is outside of layers, for paper and system colours, only corrects them. */
  readonly rules: readonly SheetRule[];
}

/** A style sheet as it is written, with what it imports by relative paths. */
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

/** The classes by which rules begin: an element that no such rule begins with cannot need one. */
export function leadingClasses({ rules }: Pick<Sheet, 'rules'>): Set<string> {
  const names = rules.flatMap(({ selectors }) =>
    selectors.map((selector) => /^\.([\w-]+)/.exec(selector)?.[1]),
  );
  return new Set(names.filter((name) => name !== undefined));
}

/** The classes that a sheet has to itself: a page without any of them does not need it. */
export function ownClasses(sheet: Pick<Sheet, 'rules'>, shared: Pick<Sheet, 'rules'>): Set<string> {
  return leadingClasses(sheet).difference(leadingClasses(shared));
}

function outermostRules({ nodes = [] }: Pick<AtRule, 'nodes'>): Rule[] {
  return nodes.flatMap((node) => {
    if (node.type === 'rule') return [node];
    return node.type === 'atrule' ? outermostRules(node) : [];
  });
}

/** A package, and tokens that are only looked up, bring no rules of ours. */
function importedFile(node: ChildNode): string | undefined {
  if (!isAtRule(node, 'import')) return undefined;
  const [, path = '', condition = ''] = /^"([^"]+)"\s*(.*)$/.exec(node.params) ?? [];
  return path.startsWith('.') && condition !== 'reference' ? path : undefined;
}

function isAtRule(node: ChildNode, name: string): node is AtRule {
  return node.type === 'atrule' && node.name === name;
}
