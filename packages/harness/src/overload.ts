import type { Origin } from './origin.ts';
import { processorSeconds } from './origin.ts';
import { countOf, percentile, startSteadyLoad } from './steady-load.ts';

export interface OverloadFigures {
  /**
   * Pages per second that one process renders if the next request is sent after each response; the mean of before and after
   * the load.
   */
  readonly capacity: number;
  readonly offered: number;
  /** Pages per second that were rendered under that load. */
  readonly goodput: number;
  /**
   * Pages per second of the process's own CPU time, divided by the same without the load. On a machine that is otherwise
   * idle, this equals goodput / capacity. It is also right on a busy machine.
   */
  readonly processorRatio: number;
  readonly shed: number;
  /** The 99th percentile of the time until a reader is refused. */
  readonly shedP99: number;
  /** The number of requests that got neither a page nor a refusal. */
  readonly failed: number;
  /** The number of clicks on outbound links during the load. `clicksAnswered` of them were redirected. */
  readonly clicks: number;
  readonly clicksAnswered: number;
  /** The time from the end of the load to the next page. */
  readonly recoveryMilliseconds: number;
}

/** An address without a file, so that every request for it is rendered. */
const renderedAddress = '/search?q=kill%20switch';

/**
 * Sends ten times the page requests to which one process can respond, and some clicks to one provider. Measures the
 * responses to both.
 */
export async function measureOverloadOf(
  origin: Origin,
  { seconds, provider }: { readonly seconds: number; readonly provider: string },
): Promise<OverloadFigures> {
  await renderFor(origin.url, 1);
  const before = await renderFor(origin.url, 3);
  const offered = Math.ceil(before.perSecond * 10);
  const usedBefore = await processorSeconds(origin.url);
  const pages = startSteadyLoad({ url: origin.url + renderedAddress, perSecond: offered });
  const clicks = startSteadyLoad({
    url: `${origin.url}/sendme/${provider}/continue`,
    perSecond: 20,
    claimedPeers: 10_000,
  });
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const [paged, clicked] = await Promise.all([pages.stop(), clicks.stop()]);
  const ended = performance.now();
  const used = (await processorSeconds(origin.url)) - usedBefore;
  while ((await fetch(origin.url + renderedAddress)).status !== 200);
  const recoveryMilliseconds = performance.now() - ended;
  const after = await renderFor(origin.url, 3);
  const refused = paged.answers.filter(({ status }) => status === 503);
  return {
    capacity: (before.perSecond + after.perSecond) / 2,
    offered,
    processorRatio: ((before.processor + after.processor) / 2) * (countOf(paged.answers, 200) / used),
    goodput: countOf(paged.answers, 200) / seconds,
    shed: refused.length,
    shedP99: percentile(refused, 0.99),
    failed: paged.failed + paged.answers.length - refused.length - countOf(paged.answers, 200),
    clicks: clicked.answers.length + clicked.failed,
    clicksAnswered: countOf(clicked.answers, 302),
    recoveryMilliseconds,
  };
}

/**
 * Measures the pages per second of two readers who send the next request after every response, and the CPU seconds of one
 * page.
 */
async function renderFor(url: string, seconds: number): Promise<{ perSecond: number; processor: number }> {
  const used = await processorSeconds(url);
  const end = performance.now() + seconds * 1000;
  const readers = Array.from({ length: 2 }, async () => {
    let pages = 0;
    for (; performance.now() < end; pages += 1) await (await fetch(url + renderedAddress)).arrayBuffer();
    return pages;
  });
  const pages = (await Promise.all(readers)).reduce((sum, each) => sum + each, 0);
  return { perSecond: pages / seconds, processor: ((await processorSeconds(url)) - used) / pages };
}
