import {
  type AtRule,
  type ChildNode,
  type Container,
  type Declaration,
  list,
  parse,
  type Rule,
} from 'postcss';

/**
 * Returns the rules of a stylesheet that can match elements and classes with these names, in order. Nothing changes when
 * the whole sheet arrives, because it has the same rules.
 */
export function rulesFor(css: string, names: ReadonlySet<string>): string {
  const root = parse(css);
  root.walkComments((comment) => void comment.remove());
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const reaching = rule.selectors.filter((selector) => canMatch(selector, names));
    if (reaching.length === 0) rule.remove();
    else if (reaching.length < rule.selectors.length) rule.selectors = reaching;
  });
  removeUnusedValues(root);
  removeUnusedKeyframes(root);
  removeEmpty(root);
  return root.toString();
}

/**
 * Whether a selector can match one of these names. Attributes and states are ignored, because they may change at any time.
 */
export function canMatch(selector: string, names: ReadonlySet<string>): boolean {
  const functions = [...selector.matchAll(/:(is|where|has)\(/g)].map(({ 0: start, index }) => {
    const from = index + start.length;
    return selector.slice(from, closingBracket(selector, from));
  });
  if (!functions.every((inner) => list.comma(inner).some((one) => canMatch(one, names)))) return false;
  return [...withoutBrackets(selector).matchAll(/(\.?)((?:\\.|[\w-])+)|::?[\w-]+|[*>+~&\s]/g)].every(
    ([, dot = '', name]) => name === undefined || names.has(dot + name.replaceAll(/\\(.)/g, '$1')),
  );
}

function withoutBrackets(selector: string): string {
  let plain = '';
  for (let at = 0; at < selector.length; at += 1) {
    const character = selector[at] ?? '';
    if (character === '\\') {
      plain += selector.slice(at, at + 2);
      at += 1;
    } else if (character === '(') at = closingBracket(selector, at + 1);
    else if (character === '[') at = selector.indexOf(']', at);
    else plain += character;
  }
  return plain;
}

function closingBracket(selector: string, from: number): number {
  let depth = 1;
  let at = from;
  for (; at < selector.length; at += 1) {
    if (selector[at] === '\\') at += 1;
    else if (selector[at] === '(') depth += 1;
    else if (selector[at] === ')') depth -= 1;
    if (depth === 0) break;
  }
  return at;
}

function isKeyframe(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes');
}

/** Removes custom properties and `@property` rules that no rule uses, directly or through another property. */
function removeUnusedValues(root: Container): void {
  const declared = new Map<string, Declaration[]>();
  const referenced = new Set<string>();
  const ask = (value: string) => {
    for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) {
      if (referenced.has(name)) continue;
      referenced.add(name);
      for (const declaration of declared.get(name) ?? []) ask(declaration.value);
    }
  };
  root.walkDecls(/^--/, (declaration) => {
    declared.set(declaration.prop, [...(declared.get(declaration.prop) ?? []), declaration]);
  });
  root.walkDecls(/^(?!--)/, ({ value }) => ask(value));
  for (const [name, declarations] of declared) {
    if (!referenced.has(name)) for (const declaration of declarations) declaration.remove();
  }
  root.walkAtRules('property', (property) => {
    if (!referenced.has(property.params)) property.remove();
  });
}

function removeUnusedKeyframes(root: Container): void {
  const used: string[] = [];
  root.walkDecls(/^animation(?:-name)?$/, ({ value }) => void used.push(value));
  root.walkAtRules('keyframes', (keyframes) => {
    if (!used.some((value) => value.split(/[\s,]+/).includes(keyframes.params))) keyframes.remove();
  });
}

function removeEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])] as ChildNode[]) {
    if (!('nodes' in node) || !node.nodes) continue;
    removeEmpty(node);
    if (node.nodes.length === 0 && !isStatement(node)) node.remove();
  }
}

/** Whether a node declares the order of cascade layers, which has an effect even though it contains no rules. */
function isStatement(node: ChildNode): boolean {
  return node.type === 'atrule' && node.name === 'layer' && node.params.includes(',');
}
