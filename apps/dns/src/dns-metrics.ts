import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/**
 * Why a message or a connection gets no usual answer:
 * - `too-large`: longer than any question.
 * - `rate`: too many questions from one network; every second one is told to ask over TCP.
 * - `unreadable`: no question that could be answered.
 * - `connections`: too many TCP connections, from one network or in all.
 * - `deadline`: a TCP connection that was still open when its time was over.
 */
const refusals = ['too-large', 'rate', 'unreadable', 'connections', 'deadline'] as const;
export type DnsRefusal = (typeof refusals)[number];

export type Transport = 'udp' | 'tcp';

/** Counts of what the DNS server did. No name and no address becomes a label. */
export class DnsMetrics {
  readonly registry = new Registry();
  readonly #answers: Counter;
  readonly #refusals: Counter;
  readonly #connections: Gauge;

  constructor() {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.#answers = new Counter({
      name: 'leak_dns_answers_total',
      help: 'Answers sent, by transport.',
      labelNames: ['transport'],
      registers,
    });
    this.#refusals = new Counter({
      name: 'leak_dns_refusals_total',
      help: 'Messages and connections that got no usual answer, by reason.',
      labelNames: ['reason'],
      registers,
    });
    this.#connections = new Gauge({
      name: 'leak_dns_connections',
      help: 'Open TCP connections.',
      registers,
    });
    for (const transport of ['udp', 'tcp']) this.#answers.inc({ transport }, 0);
    for (const reason of refusals) this.#refusals.inc({ reason }, 0);
  }

  countAnswer(transport: Transport): void {
    this.#answers.inc({ transport });
  }

  countRefusal(reason: DnsRefusal): void {
    this.#refusals.inc({ reason });
  }

  changeConnections(by: 1 | -1): void {
    this.#connections.inc(by);
  }
}
