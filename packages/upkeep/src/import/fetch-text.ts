import { UsageError } from '@vpn-site/cli/run-tool.ts';

const maxBytes = 8_000_000;
const maxMilliseconds = 30_000;
/** Identifies the importer, so that site operators can block it by this name. */
const agentName = 'facts-import/1.0 (reads public datasets for a comparison of VPN services)';

export type FetchText = (address: string) => Promise<string | undefined>;

/** Fetches the text at an address, with limits on size and time; undefined if there is none (404, 410). */
export const fetchText: FetchText = async (address) => {
  const response = await answer(address);
  if (response.status === 404 || response.status === 410) return undefined;
  if (!response.ok) throw new UsageError(`${address} answered ${response.status}: try again later.`);
  if (!response.url.startsWith('https://')) {
    throw new UsageError(`${address} redirects to ${response.url}, but only https is allowed.`);
  }
  return readBounded(address, response);
};

async function answer(address: string): Promise<Response> {
  if (!address.startsWith('https://')) throw new UsageError(`${address}: only https is allowed.`);
  try {
    return await fetch(address, {
      headers: { 'user-agent': agentName },
      signal: AbortSignal.timeout(maxMilliseconds),
    });
  } catch (error) {
    throw unreachable(address, error);
  }
}

async function readBounded(address: string, { body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of body ?? []) {
      size += part.length;
      if (size > maxBytes) break;
      parts.push(part);
    }
  } catch (error) {
    throw unreachable(address, error);
  }
  if (size > maxBytes) throw new UsageError(`${address} is larger than ${maxBytes / 1_000_000} MB.`);
  return Buffer.concat(parts).toString('utf8');
}

function unreachable(address: string, error: unknown): UsageError {
  const { message, cause } = error as Error;
  const reason = cause instanceof Error ? cause.message : message;
  return new UsageError(`Could not read ${address} (${reason}): try again later.`);
}
