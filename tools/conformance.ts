import { readFileSync } from 'node:fs';
import { readClauses } from './conformance/clause.ts';
import { conformanceProblems } from './conformance/conformance-problems.ts';
import { readTestResults } from './conformance/test-results.ts';

const { pendingClauses } = JSON.parse(readFileSync('bench/budgets.json', 'utf8')) as {
  pendingClauses: number;
};
const clauses = readClauses();
const problems = conformanceProblems(clauses, readTestResults(), pendingClauses);
for (const problem of problems) console.error(problem);
const pending = clauses.filter((clause) => clause.pending !== undefined).length;
console.log(
  `Conformance: ${clauses.length} clauses, ${clauses.length - pending} proven, ${pending} pending.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
