import type { Day } from '@vpn-site/core/day/day.ts';
import { type OpenDataFile, openDataFiles } from '@vpn-site/core/open-data/open-data-file.ts';
import { recomputeSample } from '@vpn-site/core/open-data/recompute-sample.ts';

const contents: Readonly<Record<OpenDataFile, string>> = {
  'providers.json':
    'every provider with every fact: value, basis, dates, sources and their words, dissenting claims; under "former" those that closed or merged, which have no score and no rows in facts.csv',
  'facts.csv': 'the same facts, one per row',
  'methodology.json': 'criteria, rules, weights and profiles',
  'scores.json': 'every score of every profile with the numbers it was made of',
  'score.mjs': 'the code that made scores.json, in one file without dependencies',
  'schema.json': 'JSON Schema of providers.json, methodology.json and scores.json',
  'README.md': 'this text',
  SHA256SUMS: 'checksums',
};

/** Returns the README of the data: how to use it, its license, and the credits that sources require. */
export function dataReadme(siteName: string, version: string, asOf: Day, sources: string): string {
  return `# Open data of ${siteName}

Facts, methodology and scores as of ${asOf}, methodology ${version}.

| file | what |
|---|---|
${openDataFiles.map((file) => `| ${file} | ${contents[file]} |\n`).join('')}
## Recompute the scores

\`\`\`js
${recomputeSample}
\`\`\`

## License

Our data: [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/). Name ${siteName} and the date.
The code in score.mjs: MIT. Commissions, offers and clicks are not part of the data, because they are not part
of the score.

${sources}`;
}
