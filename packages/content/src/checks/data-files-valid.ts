import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { readCommonFiles } from '../content-store.ts';
import {
  footerFilePath,
  menuFilePath,
  menuSchema,
  readCorrections,
  readGlossary,
  readMarks,
  redirectsFilePath,
  redirectsSchema,
  siteFilePath,
  siteSchema,
} from '../data-files.ts';
import { readDataFile } from '../read-data-file.ts';
import { readReportDecisions } from '../report-decisions.ts';
import type { Check } from './check.ts';
import { problemsOf } from './check.ts';

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
  ...problemsOf(() => {
    readReportDecisions(root);
    return [];
  }),
  ...problemsOf(() => {
    readMarks(root);
    return [];
  }),
  ...readCommonFiles(root).flatMap(({ syntaxProblems }) => syntaxProblems),
];
