import type { Problem } from '@vpn-site/content/problem.ts';
import { type AtRule, type Container, type Declaration, parse, type Rule } from 'postcss';
import { colorNames } from './color-names.ts';

const tokens = 'apps/site/src/ui/styles/tokens.css';

/** Properties whose values must be tokens. The values in `also` are allowed too, because they do not set a size. */
const tokensOf = {
  'font-size': {
    prefix: /^var\(--(?:text|drawing)-[\w-]+\)$/,
    also: ['0', '100%', 'inherit'],
    write: 'var(--text-…)',
  },
  'line-height': { prefix: /^var\(--leading-\d+\)$/, also: ['0', 'inherit'], write: 'var(--leading-…)' },
  'z-index': { prefix: /^var\(--z-index-[\w-]+\)$/, also: ['auto'], write: 'var(--z-index-…)' },
} as const;

/** Matches `:has()` on a root element, which browsers must evaluate again after every change in the page. */
const rootHas = /^(?:html|body|:root)\b(?::is\(.*|[^\s>+~]*):has\(/;

/** Whether a rule only applies to pages that do not change: to pages without scripts, or in print. */
function isForStaticPages({ parent }: Container): boolean {
  if (!parent) return false;
  const { name, params } = parent as AtRule;
  return (name === 'variant' && /^(?:noscript|print)$/.test(params)) || isForStaticPages(parent as Container);
}

/** Reports values and conditions in a stylesheet that only tokens.css may define. */
export function styleProblems(file: string, css: string): Problem[] {
  if (file === tokens) return [];
  const problems: Problem[] = [];
  const add = (node: AtRule | Declaration | Rule, message: string, remedy: string) =>
    problems.push({ file, line: node.source?.start?.line, message, remedy });
  const root = parse(css, { from: file });
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    const rule = isTokenProperty(prop) ? tokensOf[prop] : undefined;
    if (rule && !rule.prefix.test(value) && !rule.also.some((word) => word === value))
      add(
        declaration,
        `"${prop}: ${value}" is not a token.`,
        `Write "${prop}: ${rule.write}" with a name of ${tokens}.`,
      );
    if (prop === 'font' && value !== 'inherit')
      add(
        declaration,
        `"font: ${value}" sets a size and a line height without tokens.`,
        'Write font-size and line-height with their tokens.',
      );
    const color = rawColor(value);
    if (color !== undefined)
      add(
        declaration,
        `"${prop}: ${value}" contains the color ${color}.`,
        `Write "var(--color-…)" with a name of ${tokens}.`,
      );
  });
  root.walkRules((rule) => {
    if (rule.selectors.some((selector) => rootHas.test(selector)) && !isForStaticPages(rule))
      add(
        rule,
        `"${rule.selector}" makes browsers search the whole page after every change.`,
        'Let a script set an attribute instead, and write "@variant noscript {" around the rule.',
      );
  });
  root.walkAtRules((rule) => {
    const written = `@${rule.name} ${rule.params}`;
    if (rule.name === 'media')
      add(
        rule,
        `"${written}" is a raw media query.`,
        `Write "@variant md {", "@variant max-md {" or another name; apps/site/docs/styles.md lists them.`,
      );
    if (rule.name === 'custom-variant' || rule.name === 'theme')
      add(rule, `"${written}" defines a name.`, `Define it in ${tokens}, where all names are.`);
  });
  return problems;
}

/** Reports scripts with a screen width in a media query. */
export function scriptProblems(file: string, script: string): Problem[] {
  return script.split('\n').flatMap((text, index) =>
    /['"`]\((?:min-|max-)?width\b/.test(text)
      ? [
          {
            file,
            line: index + 1,
            message: 'This is a raw media query.',
            remedy:
              'Take it from apps/site/src/ui/theme/breakpoints.ts, which a test compares with tokens.css.',
          },
        ]
      : [],
  );
}

function isTokenProperty(name: string): name is keyof typeof tokensOf {
  return name in tokensOf;
}

function rawColor(value: string): string | undefined {
  const bare = value.replace(/"[^"]*"|url\([^)]*\)/g, '');
  return (
    /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|light-dark)\(/i
      .exec(bare)?.[0]
      .replace('(', '()') ?? bare.split(/[\s,()/]+/).find((word) => colorNames.has(word.toLowerCase()))
  );
}
