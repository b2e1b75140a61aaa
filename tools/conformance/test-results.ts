import { globSync, readFileSync } from 'node:fs';
import { projectPath } from '#catalog/project-path.ts';

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { ancestorTitles: string[]; title: string; status: string }[];
  }[];
}

/** Every test of the last run by its full name, "<file> > <suite> > <title>", with its status. */
export function readTestResults(): Map<string, string> {
  const results = new Map<string, string>();
  for (const file of globSync('.reports/*.json')) {
    const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
    for (const { name, assertionResults } of report.testResults) {
      const testFile = projectPath(process.cwd(), name);
      for (const { ancestorTitles, title, status } of assertionResults) {
        results.set([testFile, ...ancestorTitles, title].join(' > '), status);
      }
    }
  }
  return results;
}
