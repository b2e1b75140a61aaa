import { localeCodes } from '#domain/locale/locale-table.ts';
import { readCommonFiles } from '../common-files.ts';
import { readCorrections } from '../corrections-file.ts';
import { readDataFile } from '../data-file.ts';
import { readGlossary } from '../glossary-file.ts';
import { footerFilePath, menuFilePath, menuSchema } from '../menu-file.ts';
import { redirectsFilePath, redirectsSchema } from '../redirects-file.ts';
import { siteFilePath, siteSchema } from '../site-file.ts';
import type { Check } from './check.ts';
import { problemsOf } from './problems-of.ts';

/** The structured files under content/data have the shape that the site reads. */
export const dataFilesValid: Check = ({ root }) => [
  ...problemsOf(() => {
    readDataFile(root, siteFilePath, siteSchema);
    return [];
  }),
  ...[menuFilePath, footerFilePath].flatMap((file) =>
    problemsOf(() => {
      readDataFile(root, file, menuSchema);
      return [];
    }),
  ),
  ...problemsOf(() => {
    readDataFile(root, redirectsFilePath, redirectsSchema);
    return [];
  }),
  ...localeCodes.flatMap((locale) =>
    problemsOf(() => {
      readGlossary(root, locale);
      return [];
    }),
  ),
  ...problemsOf(() => {
    readCorrections(root);
    return [];
  }),
  ...readCommonFiles(root).flatMap(({ syntaxProblems }) => syntaxProblems),
];
