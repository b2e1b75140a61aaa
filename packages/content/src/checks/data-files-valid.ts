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
import { readReportDecisions } from '../report-decisions.ts';
import type { Check } from './check.ts';
import { problemsOf } from './check.ts';

/** The structured files under content/data match their schemas. */
export const dataFilesValid: Check = ({ root, data }) => [
  ...problemsOf(() => {
    data.read(siteFilePath, siteSchema);
    return [];
  }),
  ...[menuFilePath, footerFilePath].flatMap((file) =>
    problemsOf(() => {
      data.read(file, menuSchema);
      return [];
    }),
  ),
  ...problemsOf(() => {
    data.read(redirectsFilePath, redirectsSchema);
    return [];
  }),
  ...localeCodes.flatMap((locale) =>
    problemsOf(() => {
      readGlossary(data, locale);
      return [];
    }),
  ),
  ...problemsOf(() => {
    readCorrections(data);
    return [];
  }),
  ...problemsOf(() => {
    readReportDecisions(data);
    return [];
  }),
  ...problemsOf(() => {
    readMarks(data);
    return [];
  }),
  ...readCommonFiles(root).flatMap(({ syntaxProblems }) => syntaxProblems),
];
