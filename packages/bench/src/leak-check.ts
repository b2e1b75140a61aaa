import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { issueToken, labelOf } from '@vpn-site/dns/token.ts';
import { askName, startDnsServer } from '@vpn-site/harness/dns-server.ts';
import { startNginx } from '@vpn-site/harness/nginx.ts';
import { startOrigin } from '@vpn-site/harness/origin.ts';
import { countOf, percentile, startSteadyLoad } from '@vpn-site/harness/steady-load.ts';
import { deployedSettings, dist } from '@vpn-site/harness/tested-site.ts';
import { leakCheckPaths } from '@vpn-site/site/leak-check/observation.ts';
import budgets from '../budgets.json' with { type: 'json' };
import { askNames } from './leak-check/name-load.ts';
import { processStatus } from './process-figures.ts';
import type { Row } from './report.ts';

const zone = 'leak.vpn.example';
const key = randomBytes(32).toString('hex');
const checksPerSecond = 200;
/**
 * The number of visitors. Each has a real address of this machine, because the edge trusts no other. There are enough that
 * each stays below the limit per address, and no more, because each has an open connection to the edge, which allows a
 * thousand in this test.
 */
const visitors = 501;
/**
 * The number of seconds at the start that are not measured, because all visitors open their connections at once, which
 * never happens in real traffic.
 */
const openingSeconds = 5;
/**
 * The number of DNS queries per second: half of the limit of a hundred responses a second for one network, because all
 * queries come from one network and a busy machine sends them in bursts.
 */
const namesPerSecond = 50;
const floodPerSecond = 10_000;
const floodSeconds = 5;

/**
 * Measures checks at a steady rate through nginx and two origins while resolvers query the DNS server, and then a flood of
 * random names.
 */
export async function measureLeakChecks(seconds: number): Promise<Row[]> {
  const dnsServer = await startDnsServer(zone, key);
  const settings = {
    ...deployedSettings(),
    DIST_DIR: dist,
    LEAK_CHECK_DNS_ZONE: zone,
    LEAK_CHECK_DNS_KEY: key,
    LEAK_CHECK_DNS_INQUIRY: dnsServer.inquiry,
  };
  const origins = await Promise.all([startOrigin(settings), startOrigin(settings)]);
  const [first, second] = origins;
  const edge = await startNginx([first.port, second.port]);
  const megabytes = (pid: number | undefined) => processStatus(pid, 'VmRSS') / 1024;
  const memory = () => origins.map(({ child }) => megabytes(child.pid)).reduce((sum, each) => sum + each, 0);
  const newName = () => `a.${labelOf(key, issueToken(key, Date.now() / 1000))}.${zone}`;
  const paths = checkPaths();
  const running = startSteadyLoad({
    url: edge.url,
    paths,
    perSecond: paths.length * checksPerSecond,
    realPeers: visitors,
    asksAgain: true,
  });
  await new Promise((resolve) => setTimeout(resolve, openingSeconds * 1000));
  const opened = Date.now();
  const early = new Promise<number>((resolve) => setTimeout(() => resolve(memory()), (seconds * 1000) / 3));
  const names = await askNames(dnsServer.port, newName, namesPerSecond, seconds);
  const { answers: all, failures: allFailures } = await running.stop();
  const answers = all.filter(({ at }) => at >= opened);
  const failed = allFailures.filter(({ at }) => at >= opened).length;
  const growth = memory() - (await early);

  const before = megabytes(dnsServer.child.pid);
  await askNames(
    dnsServer.port,
    () => `${randomBytes(22).toString('hex')}.${zone}`,
    floodPerSecond,
    floodSeconds,
  );
  const floodGrowth = megabytes(dnsServer.child.pid) - before;
  const { answers: afterwards } = await askName(dnsServer.port, newName(), { from: '127.88.0.1' });
  await Promise.all([edge.stop(), dnsServer.stop(), ...origins.map((origin) => origin.stop())]);

  const p99Names = percentile(
    names.answered.map((milliseconds) => ({ path: '', status: 0, at: 0, milliseconds })),
    0.99,
  );
  return [
    {
      name: `${checksPerSecond} checks/s (${paths.length} questions each) for ${seconds} s, p50`,
      unit: 'ms',
      ours: percentile(answers, 0.5),
    },
    {
      name: '… p99',
      unit: 'ms',
      ours: percentile(answers, 0.99),
      budget: { atMost: budgets.leakCheckP99Milliseconds },
    },
    {
      name: '… not answered with 200',
      unit: '',
      ours: answers.length - countOf(answers, 200) + failed,
      budget: { atMost: 0 },
    },
    {
      name: '… growth of both origins from the first third to the end',
      unit: 'MB',
      ours: growth,
      budget: { atMost: budgets.leakCheckGrowthMegabytes },
    },
    {
      name: '… names of resolvers, p99',
      unit: 'ms',
      ours: p99Names,
      budget: { atMost: budgets.leakCheckP99Milliseconds },
    },
    {
      name: '… names without an answer',
      unit: '',
      ours: names.asked - names.answered.length,
      budget: { atMost: 0 },
    },
    {
      name: `growth of the DNS server in a flood of ${floodPerSecond} random names/s`,
      unit: 'MB',
      ours: floodGrowth,
      budget: { atMost: budgets.leakCheckGrowthMegabytes },
    },
    {
      name: '… another network afterwards',
      unit: 'answers',
      ours: afterwards === undefined ? 0 : 1,
      budget: { atLeast: 1 },
    },
  ];
}

/** Returns the requests of one check: the page, if the release has one, and the requests of its script. */
function checkPaths(): string[] {
  const { routes } = JSON.parse(readFileSync(`${dist}/release.json`, 'utf8')) as {
    readonly routes: { readonly forVisitor: readonly string[] };
  };
  const resolvers = `${leakCheckPaths.resolvers}?token=${issueToken(key, Date.now() / 1000)}`;
  return [...routes.forVisitor.slice(0, 1), leakCheckPaths.seen, leakCheckPaths.setup, resolvers];
}
