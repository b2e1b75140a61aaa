import { startDnsServer } from '@vpn-site/harness/dns-server.ts';
import { attackDnsServer, attackNames } from '@vpn-site/harness/hostile-resolvers.ts';
import type { GameDay } from '../game-day.ts';

const zone = 'leak.vpn.example';
const seconds = 6;
/** The size at which vpn-site-leak-dns.service ends the process. */
const maxMegabytes = 256;
const maxMilliseconds = 100;

export const leakDns: GameDay = {
  name: 'leak-dns',
  what: `the DNS server of the leak check is attacked in ${attackNames.length} ways, ${seconds} s each, while a resolver asks`,
  limits: { failed: 0, slowest: 1000 },
  run: async () => {
    const times: number[] = [];
    const seen: string[] = [];
    const problems: string[] = [];
    for (const attack of attackNames) {
      const server = await startDnsServer(zone, 'the key that origins and answerer share here');
      const effect = await attackDnsServer(server, zone, attack, seconds);
      const metrics = await (await fetch(`http://${server.inquiry}/metrics`)).text();
      const handled = [...metrics.matchAll(/^leak_dns_(?:answers|refusals)_total\{.*\} (\d+)$/gm)];
      const sum = handled.reduce((total, [, count]) => total + Number(count), 0);
      times.push(...effect.times);
      const [p99, megabytes] = [Math.ceil(effect.p99), Math.round(effect.peakMegabytes)];
      const text = `${attack}: ${sum} answered or refused, p99 ${p99} ms, ${megabytes} MB`;
      seen.push(text);
      if (p99 > maxMilliseconds || megabytes > maxMegabytes) problems.push(text);
      await server.stop();
    }
    const failed = times.filter((time) => time === Infinity).length;
    return {
      figures: { asked: times.length, failed, slowest: Math.max(...times.filter(Number.isFinite)) },
      seen: seen.join('; '),
      problems,
    };
  },
};
