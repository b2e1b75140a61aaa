import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import type { Problem } from '../problem.ts';
import { projectPath } from '../project-path.ts';
import type { Check } from './check.ts';

const documentation = ['*.md', 'docs/**/*.md', '{apps,packages}/**/*.md', 'facts/*.md', 'tests/**/*.md'];
/** Matches inline code that looks like a path of this project: known first folder, no placeholder, no wildcard. */
const pathOfProject =
  /`((?:apps|packages|content|facts|messages|src|commands|deploy|tests|docs|\.github|\.ci)\/[\w./@[\]-]*)`/g;
const relativeLink = /\]\((?!https?:|mailto:|#|\/)([^)#\s]+)(?:#[^)]*)?\)/g;

/**
 * Documentation names only files and folders that exist. A copy without `docs` is skipped, because it does not have some of
 * the named files.
 */
export const docsNameRealFiles: Check = ({ root }) =>
  (existsSync(join(root, 'docs')) ? documentation : [])
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((file) => projectPath(root, file))
    .flatMap((file) => missingPaths(root, file));

function missingPaths(root: string, file: string): Problem[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return lines.flatMap((text, index) => {
    const named = [...text.matchAll(pathOfProject)].map(([, path = '']) => path);
    const linked = [...text.matchAll(relativeLink)].map(([, path = '']) => join(dirname(file), path));
    // The page of a package may also name files relative to its folder.
    const own = [dirname(file), '.'];
    return (
      [...named, ...linked]
        // Pages of the code host are outside of the repository, such as `../../actions`.
        .filter(
          (path) => !path.startsWith('../') && !own.some((folder) => existsSync(join(root, folder, path))),
        )
        .map((path) => ({
          file,
          line: index + 1,
          message: `"${path}" does not exist.`,
          remedy: 'Name the file as it is called now, or remove the sentence.',
          about: { paths: [path] },
        }))
    );
  });
}
