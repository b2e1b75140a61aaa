import type { ContentFile } from '@vpn-site/content/content-files.ts';
import { formatProblem, type Problem } from '@vpn-site/content/problem.ts';
import { isLocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { localizedPath } from '@vpn-site/core/locale/localized-path.ts';

/**
 * Merges the problems that follow from a document that cannot be read into the problem of that document. While it cannot be
 * read, its page is missing, and every link, menu entry and redirect to it looks wrong.
 */
export function mergeUnreadDocuments(
  problems: readonly Problem[],
  contentFiles: readonly ContentFile[],
): Problem[] {
  return contentFiles.reduce<readonly Problem[]>((left, file) => {
    const path = unreadPath(file);
    const cause = left.find((problem) => problem.file === file.file);
    if (path === undefined || !cause) return left;
    const following = left.filter(
      (problem) =>
        problem !== cause && problem.about?.paths?.some((named) => named.replace(/[?#].*$/, '') === path),
    );
    if (following.length === 0) return left;
    const merged = {
      ...cause,
      remedy: [
        `${cause.remedy} Until then the page is missing, so these are not judged:`,
        ...new Set(following.map((problem) => formatProblem(problem).split('\n')[0])),
      ].join('\n    '),
    };
    return left
      .filter((problem) => !following.includes(problem))
      .map((problem) => (problem === cause ? merged : problem));
  }, problems) as Problem[];
}

/** Returns the path of a document whose front matter is not YAML, from the line with its address. */
function unreadPath({ locale, frontMatter }: ContentFile): string | undefined {
  if (!frontMatter || frontMatter.parsed.ok || !isLocaleCode(locale)) return undefined;
  const slug = /^slug: *["']?([^"'#\s]+)/m.exec(frontMatter.yaml)?.[1];
  return slug === undefined ? undefined : localizedPath(locale, slug);
}
