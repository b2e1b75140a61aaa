import { cruiseProject } from '#imports/cruise-project.ts';
import { repeatedTypes } from '#imports/repeated-types.ts';
import { arrowsAboveGround, importProblems, roomArrows } from '#imports/room-arrows.ts';

/** An arrow between two rooms that is thicker than this is a room that does not know what it is. */
const maxImportsBetweenRooms = 80;

/**
 * npm run check -- imports: the rules of .dependency-cruiser.mjs, circles of rooms, how thick the arrows are, and that no two
 * files export a type of the same name.
 */
const result = await cruiseProject(process.cwd());
const problems = [...importProblems(result, maxImportsBetweenRooms), ...repeatedTypes(process.cwd())];
for (const problem of problems) console.error(problem);
const [thickest] = arrowsAboveGround(roomArrows(result.modules));
console.log(
  `${result.modules.length} files, ${problems.length} problems. The thickest arrow is ${thickest?.from} → ${thickest?.to} with ${thickest?.imports} imports.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
