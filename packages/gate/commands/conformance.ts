import { readFileSync } from 'node:fs';
import { runTool } from '@vpn-site/cli/run-tool.ts';
import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { createServer } from '@vpn-site/server/app.ts';
import { readConfig } from '@vpn-site/server/config.ts';
import { isPending, readClauses } from '#conformance/clauses.ts';
import { proofProblems, readTaggedTestResults } from '#conformance/proofs.ts';
import { seenProblems, visitor } from '#conformance/seen-problems.ts';

/**
 * npm run site -- conformance: checks each clause of the specification against the tests of the last gate and the build in
 * dist.
 */
await runTool(async () => {
  const { pendingClauses } = JSON.parse(readFileSync('packages/bench/budgets.json', 'utf8')) as {
    pendingClauses: number;
  };
  const clauses = readClauses();
  const tests = readTaggedTestResults();
  const server = await createServer(readConfig({ ...process.env, CLICK_LEDGER: 'off', LOG_LEVEL: 'silent' }));
  const catalog = loadCatalog(process.cwd());
  const problems = [
    ...proofProblems(clauses, tests, pendingClauses),
    ...(await seenProblems(clauses, visitor(server, catalog), catalog.site.name)),
  ];
  await server.close();
  for (const problem of problems) console.error(problem);
  const pending = clauses.filter(isPending);
  const met = clauses.filter((clause) => !isPending(clause));
  const onPages = met.filter(({ seen }) => seen && 'at' in seen).length;
  console.log(
    `Conformance: ${clauses.length} clauses, ${tests.length} tests, ${onPages} met on pages, ${met.length - onPages} in files, ${pending.length} pending.`,
  );
  for (const { id, pending: why = 'only a test reaches it' } of pending)
    console.log(`  pending: ${id}: ${why}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
});
