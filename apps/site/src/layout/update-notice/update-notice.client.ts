import { recall, remember } from '#browser/session-memory.ts';
import { loadNextPageAfresh } from '#browser/updates/load-next-page-afresh.ts';
import { ownBuild } from '#browser/updates/own-build.ts';
import { showToast } from '#ui/toasts/show-toast.client.ts';

/** How often an open page asks whether a newer build has come. */
export const oneHour = 3_600_000;

/** A tab that comes back asks at once, but not when it has asked within this time. */
export const returnGap = 60_000;

const announcedKey = 'announced-build';

/** Asks every hour, and when a tab comes back, whether the site has a newer build than this page. */
export function startUpdates(): void {
  const own = ownBuild();
  if (own === undefined) return;
  let lastAsked = Date.now();
  let isOutdated = false;
  const ask = async () => {
    lastAsked = Date.now();
    const latest = await latestBuild();
    if (isOutdated || latest === undefined || latest === own) return;
    isOutdated = true;
    loadNextPageAfresh();
    await announce(latest);
  };
  const askWhenSeen = () => {
    if (!document.hidden && !isOutdated) void ask();
  };
  setInterval(askWhenSeen, oneHour);
  document.addEventListener('visibilitychange', () => {
    if (shouldAskOnReturn(lastAsked, Date.now())) askWhenSeen();
  });
}

/** undefined when it cannot be known now: there is always a next time. */
async function latestBuild(): Promise<string | undefined> {
  try {
    const { siteFetch } = await import('#browser/fetch/site-fetch.ts');
    return (await siteFetch<{ build?: string }>('/_build/latest.json', { cache: 'no-store' })).build;
  } catch {
    return undefined;
  }
}

/** Once per build and tab: a cache may hand out pages of the older one for some minutes more. */
async function announce(build: string): Promise<void> {
  if (recall(announcedKey) === build) return;
  remember(announcedKey, build);
  const { messagesOfPage } = await import('#browser/messages/messages-of-page.ts');
  const texts = await messagesOfPage(['notice.newerBuild', 'notice.newerBuildNext', 'notice.reload']);
  if (!texts) return;
  await showToast({
    color: 'info',
    title: texts['notice.newerBuild'],
    description: texts['notice.newerBuildNext'],
    actions: [{ label: texts['notice.reload'], onClick: () => location.reload() }],
  });
}

/** Whether a tab that comes back should ask. */
export function shouldAskOnReturn(lastAsked: number, now: number): boolean {
  return now - lastAsked >= returnGap;
}
