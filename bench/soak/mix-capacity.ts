import { Agent } from 'node:http';
import { askStatus, loopbackPeer } from '../../tests/e2e/harness/ask-status.ts';
import { browserUserAgent } from '../../tests/e2e/harness/steady-load.ts';

/** Fewer than two origins let wait, so that nobody is refused; more than both can render at a time. */
const readers = 8;

/** How many requests a second are answered when each reader asks again as soon as the last answer is there. */
export async function mixCapacity(
  url: string,
  paths: readonly string[],
  { seconds, realPeers }: { readonly seconds: number; readonly realPeers: number },
): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const headers = { 'user-agent': browserUserAgent };
  const end = performance.now() + seconds * 1000;
  let asked = 0;
  await Promise.all(
    Array.from({ length: readers }, async () => {
      for (; performance.now() < end; asked += 1) {
        const localAddress = loopbackPeer(asked % realPeers);
        await askStatus(url + (paths[asked % paths.length] ?? ''), { agent, headers, localAddress });
      }
    }),
  );
  agent.destroy();
  return asked / seconds;
}
