import { addressScope, candidateAddress } from '#leak-check/internet-address.ts';
import {
  type CheckSetup,
  leakCheckPaths,
  type SeenAddress,
  type SeenResolvers,
} from '#leak-check/observation.ts';
import type { Part, Probe } from '#leak-check/probe.ts';

/** Timeout in milliseconds. */
const timeoutMs = 6000;
/** Milliseconds to wait for resolvers, because they ask with a delay, and some ask twice. */
const resolverPause = 800;

const emptySetup: CheckSetup = { v4: null, v6: null, stun: null, dns: null };

/**
 * Probes the reader's connection from the browser: queries this site and the services that its operator has set up for the
 * check.
 */
export async function runProbe(): Promise<Probe> {
  const setup = (await ask<CheckSetup>(leakCheckPaths.setup)) ?? emptySetup;
  const [own, v4, v6, webrtc, dns] = await Promise.all([
    ask<SeenAddress>(leakCheckPaths.seen),
    askAt(setup.v4),
    askAt(setup.v6),
    webrtcAddresses(setup.stun),
    findResolvers(setup.dns),
  ]);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return {
    ipv4: addressPart(4, own, v4),
    ipv6: addressPart(6, own, v6),
    webrtc,
    dns,
    clock: { timeZone, languages: navigator.languages },
  };
}

/** Fetches from a server of the check; returns undefined on failure. */
async function ask<Answer>(url: string): Promise<Answer | undefined> {
  try {
    const response = await fetch(url, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok ? ((await response.json()) as Answer) : undefined;
  } catch {
    return undefined;
  }
}

/** Asks a host that is reachable over one address family only; returns undefined if the operator has no such host. */
async function askAt(origin: string | null): Promise<Part<SeenAddress> | undefined> {
  if (origin === null) return undefined;
  const seen = await ask<SeenAddress>(origin + leakCheckPaths.seen);
  return seen ? { found: seen } : 'nothing';
}

/**
 * Combines the results for one address family. The browser reaches the site itself over one of the families; for that
 * family, the site's own result is used if the separate host found none.
 */
function addressPart(
  family: SeenAddress['family'],
  own: SeenAddress | undefined,
  asked: Part<SeenAddress> | undefined,
): Part<SeenAddress> {
  if (typeof asked === 'object') return asked;
  return own?.family === family ? { found: own } : (asked ?? 'unchecked');
}

/** Returns the addresses that the browser would reveal in a WebRTC call. Without a STUN server it only knows local ones. */
async function webrtcAddresses(stun: string | null): Promise<Part<readonly string[]>> {
  if (!('RTCPeerConnection' in window)) return { found: [] };
  const connection = new RTCPeerConnection({ iceServers: stun === null ? [] : [{ urls: stun }] });
  const named = new Set<string>();
  let isUnanswered = false;
  try {
    const gathered = new Promise<void>((resolve) => {
      connection.addEventListener('icecandidate', ({ candidate }) => {
        const address = candidate && candidateAddress(candidate.candidate);
        if (address) named.add(address);
        if (!candidate) resolve();
      });
    });
    connection.addEventListener('icecandidateerror', () => {
      isUnanswered = true;
    });
    connection.createDataChannel('');
    await connection.setLocalDescription();
    const isComplete = await Promise.race([gathered.then(() => true), pause(timeoutMs).then(() => false)]);
    isUnanswered ||= !isComplete;
  } catch {
    return 'nothing';
  } finally {
    connection.close();
  }
  if ([...named].some((address) => addressScope(address) === 'public')) return { found: [...named] };
  if (stun === null) return 'unchecked';
  return isUnanswered ? 'nothing' : { found: [...named] };
}

/** Returns the resolvers that looked up the names. Nothing responds under these names; only the lookup matters. */
async function findResolvers(dns: CheckSetup['dns']): Promise<Part<SeenResolvers>> {
  if (dns === null) return 'unchecked';
  const lookUp = (name: string) =>
    fetch(`${location.protocol}//${name}/`, {
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutMs),
    });
  await Promise.allSettled(dns.names.map(lookUp));
  await pause(resolverPause);
  const answer = await ask<SeenResolvers>(
    `${leakCheckPaths.resolvers}?token=${encodeURIComponent(dns.token)}`,
  );
  return answer ? { found: answer } : 'nothing';
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
