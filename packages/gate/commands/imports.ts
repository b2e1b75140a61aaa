import { cruiseProject } from '#imports/cruise-project.ts';
import { folderImports, importProblems, withoutBaseFolders } from '#imports/folder-imports.ts';
import { repeatedTypes } from '#imports/repeated-types.ts';

/** The max number of imports between two folders. More suggest that one of them has no clear purpose. */
const maxImportsBetweenFolders = 110;

/**
 * npm run check -- imports: checks the rules of .dependency-cruiser.mjs, cycles between folders, the number of imports
 * between them, and that no two files export a type of the same name.
 */
const result = await cruiseProject(process.cwd());
const problems = [...importProblems(result, maxImportsBetweenFolders), ...repeatedTypes(process.cwd())];
for (const problem of problems) console.error(problem);
const [thickest] = withoutBaseFolders(folderImports(result.modules));
console.log(
  `${result.modules.length} files, ${problems.length} problems. The most imports between two folders: ${thickest?.from} → ${thickest?.to}, ${thickest?.imports}.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
