/** Statuses that may be different a moment later; such a request is sent once more. */
export const retryStatuses = [408, 409, 425, 429, 500, 502, 503, 504];

/** How long to wait before asking again. */
export const retryDelay = 300;

const configuredBase = import.meta.env.BASE_URL;

interface SiteRequest extends RequestInit {
  /** Where the site lives, unless it is where it is configured to live. */
  readonly baseURL?: string;
  /** Milliseconds for the whole of it, the second try included. */
  readonly timeout?: number;
}

/** Asks this site for JSON, under the address it is configured to live at. Loaded when first needed. */
export async function siteFetch<Data>(path: string, request?: SiteRequest): Promise<Data> {
  return JSON.parse(await siteText(path, request)) as Data;
}

/** The same for text. */
export async function siteText(
  path: string,
  { baseURL = configuredBase, timeout, ...request }: SiteRequest = {},
): Promise<string> {
  const address = baseURL.replace(/\/$/, '') + path;
  const signal = timeout === undefined ? undefined : AbortSignal.timeout(timeout);
  const send = () => fetch(address, { ...request, ...(signal && { signal }) });
  // Without a connection there is no status; a moment later there may be one again.
  const first = await send().catch(() => undefined);
  if (first && !retryStatuses.includes(first.status)) return readText(first);
  signal?.throwIfAborted();
  await new Promise((resolve) => setTimeout(resolve, retryDelay));
  return readText(await send());
}

function readText(response: Response): Promise<string> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
  return response.text();
}
