import { recall, remember } from '../session-memory.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Where the tag script comes from; the policy of the server opens it only for a build with a key. */
const tagScript = 'https://www.googletagmanager.com/gtag/js';

/** Tells the analytics service that this page was viewed, unless this tab has told it so before. */
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

/** The service reads commands as `arguments` objects; it does not take arrays. */
function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments);
}

const viewedKey = 'viewed-paths';

/** Whether a path is viewed for the first time in this tab; from then on it is not. */
function isFirstView(path: string): boolean {
  const viewed = readPaths(recall(viewedKey));
  if (viewed.includes(path)) return false;
  remember(viewedKey, JSON.stringify([...viewed, path]));
  return true;
}

/** What was remembered, or nothing where that cannot be read. */
export function readPaths(remembered: string | undefined): string[] {
  try {
    const paths: unknown = JSON.parse(remembered ?? '[]');
    return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : [];
  } catch {
    return [];
  }
}
