import { createSocket, type Socket as UdpSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { isIPv6, type Server } from 'node:net';
import type { DnsServerConfig, ListenAddress } from './config.ts';
import { DnsMetrics, type Transport } from './dns-metrics.ts';
import { ResolverHits } from './resolver-hits.ts';
import { SourceLimit } from './source-limit.ts';
import { TcpServers } from './tcp-server.ts';
import { answerMessage, maxQuestionBytes, truncatedAnswer, type Zone } from './zone.ts';

export interface DnsServer {
  readonly close: () => Promise<void>;
}

/**
 * Answers DNS questions for the zone over UDP and TCP, and reports to the origins which resolvers asked. Nothing is stored
 * on disk or logged.
 */
export async function startDnsServer({ zone, key, listen, inquiry }: DnsServerConfig): Promise<DnsServer> {
  const metrics = new DnsMetrics();
  const hits = new ResolverHits(key);
  const zoneServer = new ZoneServer(zone, hits, metrics);
  const limit = new SourceLimit();
  const tcpServers = new TcpServers(
    (message, address) => zoneServer.answer(message, address, 'tcp'),
    metrics,
  );
  const udp = await Promise.all(listen.map((at) => listenUdp(at, zoneServer, limit, metrics)));
  const tcp = await Promise.all(listen.map((at) => tcpServers.listen(at)));
  const inquiryServer = await listenInquiry(inquiry, hits, metrics);
  return {
    close: async () => {
      hits.close();
      for (const socket of udp) socket.close();
      for (const server of [...tcp, inquiryServer]) server.close();
      await Promise.all([...udp, ...tcp, inquiryServer].map((server) => once(server, 'close')));
    },
  };
}

/** Answers messages, remembers who asked, and counts. */
class ZoneServer {
  readonly #zone: Zone;
  readonly #hits: ResolverHits;
  readonly #metrics: DnsMetrics;

  constructor(zone: Zone, hits: ResolverHits, metrics: DnsMetrics) {
    this.#zone = zone;
    this.#hits = hits;
    this.#metrics = metrics;
  }

  answer(message: Buffer, address: string, transport: Transport): Buffer | undefined {
    const answer = answerMessage(message, this.#zone);
    if (answer === undefined) {
      this.#metrics.countRefusal('unreadable');
      return undefined;
    }
    if (answer.label !== undefined) this.#hits.add(answer.label, address);
    this.#metrics.countAnswer(transport);
    return answer.message;
  }
}

async function listenUdp(
  { host, port }: ListenAddress,
  zoneServer: ZoneServer,
  limit: SourceLimit,
  metrics: DnsMetrics,
): Promise<UdpSocket> {
  const socket = createSocket({ type: isIPv6(host) ? 'udp6' : 'udp4', ipv6Only: isIPv6(host) });
  const answerTo = (message: Buffer, address: string) => {
    if (message.length > maxQuestionBytes) {
      metrics.countRefusal('too-large');
      return undefined;
    }
    const decision = limit.decide(address);
    if (decision === 'answer') return zoneServer.answer(message, address, 'udp');
    metrics.countRefusal('rate');
    return decision === 'tcp' ? truncatedAnswer(message) : undefined;
  };
  socket.on('message', (message, { address, port: from }) => {
    const answer = answerTo(message, address);
    // Send errors are ignored: an unreachable client can ask again, and the next question must not wait.
    if (answer) socket.send(answer, from, address, () => undefined);
  });
  socket.bind(port, host);
  await once(socket, 'listening');
  return socket;
}

/**
 * Serves the origins and the monitoring of this machine: `GET /<label>` returns the resolvers that asked for that label as
 * JSON, `GET /metrics` the counts.
 */
async function listenInquiry(at: ListenAddress, hits: ResolverHits, metrics: DnsMetrics): Promise<Server> {
  const respond = async (url: string, response: ServerResponse) => {
    const isMetrics = url === '/metrics';
    const body = isMetrics ? await metrics.registry.metrics() : JSON.stringify(hits.of(url.slice(1)));
    const type = isMetrics ? metrics.registry.contentType : 'application/json';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  };
  const server = createHttpServer(({ url = '' }, response) => void respond(url, response));
  server.listen(at);
  await once(server, 'listening');
  return server;
}
