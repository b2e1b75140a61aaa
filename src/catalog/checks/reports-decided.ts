import { isPublicAddress } from '#domain/site/site-config.ts';
import { noReports, siteFilePath } from '../data-files.ts';
import { fieldsOf } from '../facts/fact-tree.ts';
import { openDataFile } from '../read-data-file.ts';
import type { Check } from './check.ts';

/** A site that others can read says where mistakes are reported besides the form of the cards, or that this is nowhere. */
export const reportsDecided: Check = ({ root, siteUrl }) => {
  if (siteUrl === undefined || !isPublicAddress(siteUrl)) return [];
  const file = openDataFile(root, siteFilePath);
  if (file.syntaxProblems.length > 0 || fieldsOf(file.data).reportErrors !== undefined) return [];
  return [
    {
      file: siteFilePath,
      message: `A site at ${new URL(siteUrl).host} needs an address for reports of mistakes.`,
      remedy: `Write "reportErrors: mailto:…" or "reportErrors: https://…"; with "reportErrors: ${noReports}" there is only the form behind the cards.`,
    },
  ];
};
