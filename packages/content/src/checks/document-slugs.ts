import type { ContentFile } from '../content-files.ts';
import { lineOfField } from '../front-matter.ts';

export interface WrittenSlug {
  readonly file: string;
  readonly line: number | undefined;
  readonly locale: string;
  readonly slug: string;
}

/** Returns the slugs in the front matter of documents. Documents without a slug (home pages) are skipped. */
export function writtenSlugs(files: readonly ContentFile[]): WrittenSlug[] {
  return files.flatMap(({ file, locale, frontMatter }) => {
    if (!frontMatter?.parsed.ok) return [];
    const { slug } = frontMatter.parsed.data as { slug?: unknown };
    if (typeof slug !== 'string') return [];
    return [{ file, line: lineOfField(frontMatter.yaml, 'slug'), locale, slug }];
  });
}
