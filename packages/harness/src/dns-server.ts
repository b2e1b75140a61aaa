import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { type DecodedPacket, decode, encode, type RecordType, streamDecode, streamEncode } from 'dns-packet';
import { freePort, type RunningProcess, startProcess } from './process.ts';

export interface RunningDnsServer extends RunningProcess {
  /** Port for UDP and TCP, on 127.0.0.1. */
  readonly port: number;
  /** The address where the DNS server tells origins which resolvers sent queries. */
  readonly inquiry: string;
}

/** Starts the real DNS server of the leak check, as its systemd unit runs it. */
export async function startDnsServer(zone: string, key: string): Promise<RunningDnsServer> {
  const [port, inquiryPort] = [await freePort(), await freePort()];
  const inquiry = `127.0.0.1:${inquiryPort}`;
  const running = await startProcess(process.execPath, [resolve('apps/dns/src/main.ts')], {
    env: {
      LEAK_CHECK_DNS_ZONE: zone,
      LEAK_CHECK_DNS_KEY: key,
      LEAK_CHECK_DNS_NAMESERVER: 'ns.vpn.example',
      LEAK_CHECK_DNS_LISTEN: `127.0.0.1:${port}`,
      LEAK_CHECK_DNS_INQUIRY: inquiry,
    },
    readyWhen: /answering for/,
  });
  return { ...running, port, inquiry };
}

interface QueryOptions {
  readonly type?: RecordType;
  /** The address from which the query is sent. */
  readonly from?: string;
  readonly tcp?: boolean;
  /** Gives up when it is aborted; otherwise the query waits for its response without end. */
  readonly signal?: AbortSignal;
}

/** Returns the DNS server's response to one query. */
export async function askName(
  port: number,
  name: string,
  { type = 'A', from = '127.0.0.1', tcp = false, ...ending }: QueryOptions = {},
): Promise<DecodedPacket> {
  const question = { type: 'query' as const, id: 1, questions: [{ type, name }] };
  if (tcp) {
    const socket = connect({ host: '127.0.0.1', port, localAddress: from, ...ending });
    socket.write(streamEncode(question));
    const [answer] = (await once(socket, 'data', ending)) as [Buffer];
    socket.destroy();
    return streamDecode(answer) as DecodedPacket;
  }
  const socket = createSocket({ type: 'udp4', ...ending });
  socket.bind(0, from);
  await once(socket, 'listening');
  socket.send(encode(question), port, '127.0.0.1');
  const [answer] = (await once(socket, 'message', ending)) as [Buffer];
  socket.close();
  return decode(answer);
}
