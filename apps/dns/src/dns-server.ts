import { createSocket, type Socket as UdpSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, isIPv6, type Server, type Socket } from 'node:net';
import type { DnsServerConfig, ListenAddress } from './config.ts';
import { ResolverHits } from './resolver-hits.ts';
import { SourceLimit } from './source-limit.ts';
import { answerMessage, truncatedAnswer, type Zone } from './zone.ts';

/**
 * Limits for TCP clients: a question is a few dozen bytes, so a client that sends more, or nothing, only holds a connection
 * open.
 */
const maxTcpBytes = 512;
const tcpTimeoutMs = 5000;
const maxTcpConnections = 200;

export interface DnsServer {
  readonly close: () => Promise<void>;
}

/**
 * Answers DNS questions for the zone over UDP and TCP, and reports to the origins which resolvers asked. Nothing is stored
 * on disk or logged.
 */
export async function startDnsServer({ zone, key, listen, inquiry }: DnsServerConfig): Promise<DnsServer> {
  const hits = new ResolverHits(key);
  const limit = new SourceLimit();
  const udp = await Promise.all(listen.map((at) => listenUdp(at, zone, hits, limit)));
  const tcp = await Promise.all(listen.map((at) => listenTcp(at, zone, hits)));
  const inquiryServer = await listenInquiry(inquiry, hits);
  return {
    close: async () => {
      hits.close();
      for (const socket of udp) socket.close();
      for (const server of [...tcp, inquiryServer]) server.close();
      await Promise.all([...udp, ...tcp, inquiryServer].map((server) => once(server, 'close')));
    },
  };
}

async function listenUdp(
  { host, port }: ListenAddress,
  zone: Zone,
  hits: ResolverHits,
  limit: SourceLimit,
): Promise<UdpSocket> {
  const socket = createSocket({ type: isIPv6(host) ? 'udp6' : 'udp4', ipv6Only: isIPv6(host) });
  socket.on('message', (message, { address, port: from }) => {
    const decision = limit.decide(address);
    if (decision === 'silence') return;
    const answer =
      decision === 'tcp' ? truncatedAnswer(message) : answerAndRecord(message, zone, hits, address);
    // Send errors are ignored: an unreachable client can ask again, and the next question must not wait.
    if (answer) socket.send(answer, from, address, () => undefined);
  });
  socket.bind(port, host);
  await once(socket, 'listening');
  return socket;
}

async function listenTcp(at: ListenAddress, zone: Zone, hits: ResolverHits): Promise<Server> {
  const server = createServer((socket) => {
    const address = socket.remoteAddress ?? '';
    readMessages(socket, (message) => answerAndRecord(message, zone, hits, address));
  });
  server.maxConnections = maxTcpConnections;
  server.listen({ ...at, ipv6Only: isIPv6(at.host) });
  await once(server, 'listening');
  return server;
}

/** Reads DNS messages from a TCP socket, where each message is preceded by its length, and writes the answers. */
function readMessages(socket: Socket, answer: (message: Buffer) => Buffer | undefined): void {
  let received = Buffer.alloc(0);
  socket.setTimeout(tcpTimeoutMs, () => socket.destroy());
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    while (received.length >= 2) {
      const length = received.readUInt16BE(0);
      if (length > maxTcpBytes) return socket.destroy();
      if (received.length < length + 2) return undefined;
      const answered = answer(received.subarray(2, length + 2));
      received = received.subarray(length + 2);
      if (answered === undefined) return socket.destroy();
      const size = Buffer.alloc(2);
      size.writeUInt16BE(answered.length);
      socket.write(Buffer.concat([size, answered]));
    }
    return undefined;
  });
}

function answerAndRecord(
  message: Buffer,
  zone: Zone,
  hits: ResolverHits,
  address: string,
): Buffer | undefined {
  const answer = answerMessage(message, zone);
  if (answer?.label !== undefined) hits.add(answer.label, address);
  return answer?.message;
}

/** Serves the origins on this machine: `GET /<token>` returns the addresses of its resolvers as a JSON array. */
async function listenInquiry(at: ListenAddress, hits: ResolverHits): Promise<Server> {
  const server = createHttpServer((request, response) => {
    const token = (request.url ?? '').slice(1);
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify(hits.of(token)));
  });
  server.listen(at);
  await once(server, 'listening');
  return server;
}
