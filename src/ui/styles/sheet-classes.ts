/** Style sheets as written, by their path under src/ui/styles. */
export type SheetSources = Readonly<Record<string, string>>;

/**
 * The classes that a sheet has to itself: they begin rules in it and none in the shared one. A page without any of them
 * does not need the sheet. That a rule is not nested in another is seen by how far in it stands.
 */
export function ownClasses(sources: SheetSources, sheet: string): Set<string> {
  return leadingClasses(sources, sheet).difference(leadingClasses(sources, 'site.css'));
}

/** The classes that elements of a page have. */
export function classesInPage(html: string): Set<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names?.split(' ') ?? []));
}

function leadingClasses(sources: SheetSources, sheet: string): Set<string> {
  const rules = layeredFiles(sources, sheet).flatMap((css) => [...css.matchAll(/^ {2,4}\.([a-z][\w-]*)/gm)]);
  return new Set(rules.flatMap(([, name]) => name ?? []));
}

/** What a sheet imports, down to the files with rules. Those outside of layers, for paper and system colours, only correct others. */
export function layeredFiles(sources: SheetSources, sheet: string): string[] {
  const css = sources[sheet] ?? '';
  // All lie below the folder of styles, so how far up a path goes does not matter.
  const imported = [...css.matchAll(/^@import "\.{1,2}\/([^"]+)"/gm)].map(([, path = '']) => path);
  const own = css.includes('@layer components {') ? [css] : [];
  return [...imported.flatMap((path) => layeredFiles(sources, path)), ...own];
}
