import { appendFileSync } from 'node:fs';
import { loadCatalog } from '#catalog/catalog.ts';
import { readFactFiles } from '#catalog/facts/fact-file.ts';
import { siteProblems } from '#compose/site-problems.ts';
import { clockDay } from '#compose/today.ts';
import { readArguments, runTool, siteFolder, UsageError } from './run-tool.ts';
import { type CarriedFact, sourcesToRead } from './stale/sources-to-read.ts';
import { isStale, staleMarkdown, staleText } from './stale/stale-report.ts';

const forms = { text: staleText, markdown: staleMarkdown };

/**
 * npm run stale -- --as-of 2027-03-01: which sources to read because what they say will have expired by then, and which
 * words no longer agree with the facts. With --format markdown, as the text of an issue. What is stale is no failure of
 * this command.
 */
await runTool(() => {
  const { asOf, format } = readArguments({ format: 'text' });
  if (!Object.hasOwn(forms, format)) {
    throw new UsageError(`--format is "${format}": write ${Object.keys(forms).join(' or ')}.`);
  }
  const site = siteFolder();
  const { facts } = loadCatalog(site);
  const words = siteProblems(site, asOf, clockDay()).filter(({ severity }) => severity === 'review');
  const files = new Map(readFactFiles(site).map((file) => [file.file, file]));
  const placeOf = ({ provider, key }: CarriedFact) => {
    const file = `facts/providers/${provider}.yaml`;
    return `${file}:${files.get(file)?.lineOf(['facts', key]) ?? 1}`;
  };
  const sources = sourcesToRead(facts.providers, facts.vocabulary, asOf);
  const staleness = { asOf, sources, words, placeOf };
  console.log(forms[format as keyof typeof forms](staleness));
  // A workflow that goes on from here asks for this.
  const { GITHUB_OUTPUT } = process.env;
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `stale=${isStale(staleness)}\n`);
});
