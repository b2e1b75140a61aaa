import { once } from 'node:events';
import { createServer, isIPv6, type Server, type Socket } from 'node:net';
import type { ListenAddress } from './config.ts';
import type { DnsMetrics } from './dns-metrics.ts';
import { networkOf } from './network-of.ts';
import { SourceLimit } from './source-limit.ts';
import { maxQuestionBytes } from './zone.ts';

/** Milliseconds that a connection may last, whatever it sends. A resolver needs a few round trips. */
const deadlineMs = 5000;
const maxConnections = 200;
/** Even a large resolver opens few connections at once, because a name is asked over TCP only past the UDP limit. */
const maxConnectionsPerNetwork = 8;

/** Returns the answer to one message, or undefined to close the connection. */
type Answer = (message: Buffer, address: string) => Buffer | undefined;

/** Opens TCP servers that share their limits. */
export class TcpServers {
  readonly #answer: Answer;
  readonly #metrics: DnsMetrics;
  /** Counts apart from UDP, whose limit sends resolvers here. */
  readonly #limit = new SourceLimit();
  /** The number of open connections of each network that has some. */
  readonly #perNetwork = new Map<string, number>();

  constructor(answer: Answer, metrics: DnsMetrics) {
    this.#answer = answer;
    this.#metrics = metrics;
  }

  async listen(at: ListenAddress): Promise<Server> {
    const server = createServer((socket) => this.#accept(socket));
    server.maxConnections = maxConnections;
    server.on('drop', () => this.#metrics.countRefusal('connections'));
    server.listen({ ...at, ipv6Only: isIPv6(at.host) });
    await once(server, 'listening');
    return server;
  }

  #accept(socket: Socket): void {
    const address = socket.remoteAddress ?? '';
    const network = networkOf(address);
    const open = this.#perNetwork.get(network) ?? 0;
    socket.on('error', () => socket.destroy());
    if (open >= maxConnectionsPerNetwork) {
      this.#metrics.countRefusal('connections');
      socket.resetAndDestroy();
      return;
    }
    this.#perNetwork.set(network, open + 1);
    this.#metrics.changeConnections(1);
    const deadline = setTimeout(() => {
      this.#metrics.countRefusal('deadline');
      socket.destroy();
    }, deadlineMs);
    socket.once('close', () => {
      clearTimeout(deadline);
      this.#metrics.changeConnections(-1);
      const left = (this.#perNetwork.get(network) ?? 1) - 1;
      if (left === 0) this.#perNetwork.delete(network);
      else this.#perNetwork.set(network, left);
    });
    // An error of the socket ends the loop; it has closed the connection already.
    void this.#answerMessages(socket, address).catch(() => socket.destroy());
  }

  /** Answers what has arrived, and reads on only when the client has taken the answers. */
  async #answerMessages(socket: Socket, address: string): Promise<void> {
    let received = Buffer.alloc(0);
    for await (const chunk of socket as AsyncIterable<Buffer>) {
      received = Buffer.concat([received, chunk]);
      const answers: Buffer[] = [];
      let isRefused = false;
      while (received.length >= 2 && !isRefused) {
        const length = received.readUInt16BE(0);
        if (length <= maxQuestionBytes && received.length < length + 2) break;
        const answer = this.#answerOne(received.subarray(2, length + 2), length, address);
        if (answer === undefined) isRefused = true;
        else answers.push(answer);
        received = received.subarray(length + 2);
      }
      if (answers.length > 0) await send(socket, answers);
      if (isRefused) return;
    }
  }

  #answerOne(message: Buffer, length: number, address: string): Buffer | undefined {
    if (length > maxQuestionBytes) this.#metrics.countRefusal('too-large');
    else if (this.#limit.decide(address) !== 'answer') this.#metrics.countRefusal('rate');
    else return this.#answer(message, address);
    return undefined;
  }
}

/** Sends messages, each with its length before it. Resolves when the kernel has taken them. */
function send(socket: Socket, messages: readonly Buffer[]): Promise<void> {
  const parts = messages.flatMap((message) => {
    const size = Buffer.alloc(2);
    size.writeUInt16BE(message.length);
    return [size, message];
  });
  return new Promise((resolve, reject) => {
    socket.write(Buffer.concat(parts), (error) => (error ? reject(error) : resolve()));
  });
}
