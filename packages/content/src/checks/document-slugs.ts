import type { ContentFile } from '../content-files.ts';
import { lineOfField } from '../front-matter.ts';

export interface WrittenSlug {
  readonly file: string;
  readonly line: number | undefined;
  readonly locale: string;
  readonly slug: string;
}

/** The slugs that documents state. A document without one (home) has none. */
export function writtenSlugs(files: readonly ContentFile[]): WrittenSlug[] {
  return files.flatMap(({ file, locale, frontMatter }) => {
    if (!frontMatter?.parsed.ok) return [];
    const { slug } = frontMatter.parsed.data as { slug?: unknown };
    if (typeof slug !== 'string') return [];
    return [{ file, line: lineOfField(frontMatter.yaml, 'slug'), locale, slug }];
  });
}
