import { readFileSync } from 'node:fs';
import { loadCatalog } from '#catalog/catalog.ts';
import { createServer } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { isPending, readClauses } from './conformance/clause.ts';
import { conformanceProblems } from './conformance/conformance-problems.ts';
import { seenProblems } from './conformance/seen-problems.ts';
import { readTestResults } from './conformance/test-results.ts';
import { visitSite } from './conformance/visit-site.ts';

const { pendingClauses } = JSON.parse(readFileSync('bench/budgets.json', 'utf8')) as {
  pendingClauses: number;
};
const clauses = readClauses();
const site = await createServer(readConfig({ ...process.env, CLICK_LEDGER: 'off', LOG_LEVEL: 'silent' }));
const problems = [
  ...conformanceProblems(clauses, readTestResults(), pendingClauses),
  ...(await seenProblems(clauses, visitSite(site, loadCatalog(process.cwd())))),
];
await site.close();
for (const problem of problems) console.error(problem);
const pending = clauses.filter(isPending);
const met = clauses.filter((clause) => !isPending(clause));
const onPages = met.filter(({ seen }) => seen && 'at' in seen).length;
console.log(
  `Conformance: ${clauses.length} clauses, ${onPages} met on pages, ${met.length - onPages} in files, ${pending.length} pending.`,
);
for (const { id, pending: why = 'only a test reaches it' } of pending)
  console.log(`  pending: ${id}: ${why}`);
process.exitCode = problems.length === 0 ? 0 : 1;
