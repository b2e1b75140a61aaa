/** A part of a page: its heading, and the commands in its fences, in order. */
export interface DocumentedPart {
  readonly heading: string;
  readonly blocks: readonly string[];
}

/** The commands of a page. A fence that names a language shows something else, such as a file. */
export function documentedCommands(page: string): DocumentedPart[] {
  return page
    .split(/^## /m)
    .slice(1)
    .map((part) => ({
      heading: part.slice(0, part.indexOf('\n')),
      blocks: [...part.matchAll(/^```\n([\s\S]*?)^```$/gm)].map(([, commands = '']) => commands),
    }));
}

/** What a machine without a public name has to do in another way, and what every reader fills in. */
export interface Replacement {
  readonly written: RegExp;
  readonly done: string;
}

/** The commands with these replacements; one that fits nowhere is a mistake of ours. */
export function replaceAll(block: string, replacements: readonly Replacement[]): string {
  return replacements.reduce((text, { written, done }) => text.replace(written, () => done), block);
}
