import { readFileSync } from 'node:fs';
import { loadCatalog } from '#catalog/catalog.ts';
import { createServer } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { isPending, readClauses } from './conformance/clause.ts';
import { conformanceProblems } from './conformance/conformance-problems.ts';
import { seenAddress } from './conformance/seen-address.ts';
import { seenProblems, type Visit } from './conformance/seen-problems.ts';
import { readTestResults } from './conformance/test-results.ts';

/** People read pages; what looks like a program gets less. */
const readerAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const { pendingClauses } = JSON.parse(readFileSync('bench/budgets.json', 'utf8')) as {
  pendingClauses: number;
};
const clauses = readClauses();
const catalog = loadCatalog(process.cwd());
const site = await createServer(readConfig({ ...process.env, CLICK_LEDGER: 'off', LOG_LEVEL: 'silent' }));
const visit: Visit = async ({ at, headers }) => {
  const url = seenAddress(at, catalog);
  if (url === undefined) return undefined;
  const { statusCode, body } = await site.inject({
    url,
    headers: { host: 'localhost:8080', 'user-agent': readerAgent, ...headers },
  });
  return { status: statusCode, body };
};
const problems = [
  ...conformanceProblems(clauses, readTestResults(), pendingClauses),
  ...(await seenProblems(clauses, visit)),
];
await site.close();
for (const problem of problems) console.error(problem);
const pending = clauses.filter(isPending);
console.log(
  `Conformance: ${clauses.length} clauses, ${clauses.length - pending.length} proven and met on the real site, ${pending.length} pending.`,
);
for (const { id, pending: why = 'only a test reaches it' } of pending)
  console.log(`  pending: ${id}: ${why}`);
process.exitCode = problems.length === 0 ? 0 : 1;
