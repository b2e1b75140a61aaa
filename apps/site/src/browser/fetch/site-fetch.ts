/** Statuses that may be temporary. Such a request is retried once. */
export const retryStatuses = [408, 409, 425, 429, 500, 502, 503, 504];

/** The number of milliseconds before the retry. */
export const retryDelay = 300;

const configuredBase = import.meta.env.BASE_URL;

interface SiteRequest extends RequestInit {
  /** The base address of the site, if it differs from the configured one. */
  readonly baseURL?: string;
  /** The max number of milliseconds for the whole request, including the retry. */
  readonly timeout?: number;
}

/** Fetches JSON of this site, relative to its configured base address. */
export async function siteFetch<Data>(path: string, request?: SiteRequest): Promise<Data> {
  return JSON.parse(await siteText(path, request)) as Data;
}

/** Fetches text of this site, like `siteFetch`. */
export async function siteText(
  path: string,
  { baseURL = configuredBase, timeout, ...request }: SiteRequest = {},
): Promise<string> {
  const address = baseURL.replace(/\/$/, '') + path;
  const signal = timeout === undefined ? undefined : AbortSignal.timeout(timeout);
  const send = () => fetch(address, { ...request, ...(signal && { signal }) });
  // A failed connection has no status and may work again a moment later.
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
