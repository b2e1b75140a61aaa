import type { CheckSetup, SeenAddress, SeenResolvers } from '@vpn-site/site/leak-check/observation.ts';

/** The data about itself that a browser can find out on the site. */
export interface Gathered {
  readonly seen: SeenAddress;
  readonly v4: SeenAddress | null;
  readonly v6: SeenAddress | null;
  /** The addresses that a WebRTC call would reveal. */
  readonly calls: readonly string[];
  readonly resolvers: readonly SeenAddress[];
}

/** Collects the data. It runs in the browser, on a page of the site. */
export async function gather(): Promise<Gathered> {
  const ask = async <T>(address: string): Promise<T> => (await fetch(address)).json() as Promise<T>;
  const setup = await ask<CheckSetup>('/_leak-check/setup');
  const at = (origin: string | null) =>
    origin === null ? null : ask<SeenAddress>(`${origin}/_leak-check/seen`).catch(() => null);
  const names = setup.dns?.names ?? [];
  await Promise.all(
    names.map((name) => fetch(`https://${name}/`, { mode: 'no-cors' }).catch(() => undefined)),
  );
  return {
    seen: await ask<SeenAddress>('/_leak-check/seen'),
    v4: await at(setup.v4),
    v6: await at(setup.v6),
    calls: await candidates(setup.stun),
    resolvers: (await ask<SeenResolvers>(`/_leak-check/resolvers?token=${setup.dns?.token}`)).resolvers,
  };

  async function candidates(stun: string | null): Promise<string[]> {
    if (stun === null) return [];
    const found = new Set<string>();
    const connection = new RTCPeerConnection({ iceServers: [{ urls: stun }] });
    connection.createDataChannel('');
    await new Promise<void>((resolve) => {
      setTimeout(resolve, 5000);
      connection.onicecandidate = ({ candidate }) => {
        if (candidate === null) resolve();
        // Chromium writes IPv6 addresses in brackets.
        else if (candidate.type === 'srflx' && candidate.address)
          found.add(candidate.address.replace(/^\[|\]$/g, ''));
      };
      void connection.createOffer().then((offer) => connection.setLocalDescription(offer));
    });
    connection.close();
    return [...found];
  }
}
