/** A section of a page: its heading, and the commands in its code fences, in order. */
export interface DocumentedPart {
  readonly heading: string;
  readonly blocks: readonly string[];
}

/**
 * Returns the commands of a page by section. Code fences with a language are skipped, because they contain other text, such
 * as a file.
 */
export function documentedCommands(page: string): DocumentedPart[] {
  return page
    .split(/^## /m)
    .slice(1)
    .map((part) => ({
      heading: part.slice(0, part.indexOf('\n')),
      blocks: [...part.matchAll(/^```\n([\s\S]*?)^```$/gm)].map(([, commands = '']) => commands),
    }));
}

/**
 * A change to a documented command: a value that every operator fills in, or a step that differs on a machine without a
 * public name.
 */
export interface Replacement {
  readonly pattern: RegExp;
  readonly replacement: string;
}

/** Applies the replacements to a block of commands. Those that don't match are ignored. */
export function applyReplacements(block: string, replacements: readonly Replacement[]): string {
  return replacements.reduce(
    (text, { pattern: written, replacement: done }) => text.replace(written, () => done),
    block,
  );
}
