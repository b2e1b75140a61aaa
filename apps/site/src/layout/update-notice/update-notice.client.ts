import { siteFetch } from '#browser/fetch/site-fetch.ts';
import { recall, remember } from '#browser/session-memory.ts';
import { loadNextPageAfresh } from '#browser/updates/load-next-page-afresh.ts';
import { pageBuild } from '#browser/updates/page-build.ts';
import { showToast } from '#ui/toasts/show-toast.client.ts';

/** The number of milliseconds after which an open page checks for a newer build again. */
export const oneHour = 3_600_000;

/** The min number of milliseconds since the last check before a tab checks again when it becomes visible. */
export const minReturnInterval = 60_000;

const announcedKey = 'announced-build';

/** Checks whether the site has a newer build than this page: every hour, and when a tab becomes visible again. */
export function startUpdates(): void {
  const own = pageBuild();
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
  const checkWhenVisible = () => {
    if (!document.hidden && !isOutdated) void ask();
  };
  setInterval(checkWhenVisible, oneHour);
  document.addEventListener('visibilitychange', () => {
    if (shouldAskOnReturn(lastAsked, Date.now())) checkWhenVisible();
  });
}

/** Returns the newest build; undefined if it cannot be fetched now. The next check tries again. */
async function latestBuild(): Promise<string | undefined> {
  try {
    return (await siteFetch<{ build?: string }>('/_build/latest.json', { cache: 'no-store' })).build;
  } catch {
    return undefined;
  }
}

/** Announces a newer build, once per tab, because a cache may serve older pages for some more minutes. */
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

export function shouldAskOnReturn(lastAsked: number, now: number): boolean {
  return now - lastAsked >= minReturnInterval;
}
