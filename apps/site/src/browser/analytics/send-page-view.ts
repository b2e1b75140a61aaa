import { recall, remember } from '../session-memory.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * The URL of the analytics script. The server's content security policy allows it only if the site was built with an
 * analytics key.
 */
const tagScript = 'https://www.googletagmanager.com/gtag/js';

/** Sends a page view to the analytics service, once per page and tab. */
export function sendPageView(key: string): void {
  if (!isFirstView(location.pathname)) return;
  loadTag(key);
  gtag('event', 'page_view', {
    page_title: document.title,
    page_path: location.pathname,
    page_location: location.href,
  });
}

function loadTag(key: string): void {
  if (window.dataLayer) return;
  window.dataLayer = [];
  gtag('js', new Date());
  gtag('config', key, { send_page_view: false, allow_google_signals: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${tagScript}?id=${encodeURIComponent(key)}`;
  document.head.append(script);
}

/** Sends a command to the service. It reads commands as `arguments` objects and does not accept arrays. */
function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments);
}

const viewedKey = 'viewed-paths';

/** Whether this is the first view of a path in this tab. It also records the view. */
function isFirstView(path: string): boolean {
  const viewed = parseViewedPaths(recall(viewedKey));
  if (viewed.includes(path)) return false;
  remember(viewedKey, JSON.stringify([...viewed, path]));
  return true;
}

/** Parses the stored paths; returns an empty list if they cannot be read. */
export function parseViewedPaths(remembered: string | undefined): string[] {
  try {
    const paths: unknown = JSON.parse(remembered ?? '[]');
    return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : [];
  } catch {
    return [];
  }
}
