import { clockFinding, type LeakFinding, webrtcFinding } from './finding.ts';
import { addressScope, isSameConnection } from './internet-address.ts';
import { found, type Probe, seenAddresses } from './probe.ts';

/**
 * Compares the addresses that the browser reveals through WebRTC with those that the site sees. `off` is undefined without
 * an earlier probe.
 */
export function assessWebrtc(on: Probe, off: Probe | undefined): LeakFinding {
  if (on.webrtc === 'unchecked') return webrtcFinding('unchecked');
  // A STUN server that answered before is there; the VPN keeps the browser from it.
  if (on.webrtc === 'nothing')
    return webrtcFinding(off && publicAddresses(off).length > 0 ? 'hidden' : 'silent');
  const named = publicAddresses(on);
  if (named.length === 0) return webrtcFinding('hidden');
  const before = off ? [...seenAddresses(off).map(({ address }) => address), ...publicAddresses(off)] : [];
  const now = seenAddresses(on).map(({ address }) => address);
  if (named.some((address) => isAmong(address, before))) return webrtcFinding('before');
  return webrtcFinding(named.every((address) => isAmong(address, now)) ? 'matching' : 'other');
}

export function publicAddresses({ webrtc }: Pick<Probe, 'webrtc'>): string[] {
  return (found(webrtc) ?? []).filter((address) => addressScope(address) === 'public');
}

function isAmong(address: string, others: readonly string[]): boolean {
  return others.some((other) => isSameConnection(address, other));
}

/** Assesses whether the time zone and languages fit the country of the address. A mismatch is common, and not a leak. */
export function assessClock(probe: Probe): LeakFinding {
  const country = addressCountry(probe);
  const zones = country === undefined ? undefined : timeZonesOf(country);
  if (country === undefined || zones === undefined) return clockFinding('unchecked');
  if (!zones.includes(probe.clock.timeZone)) return clockFinding('zone');
  return clockFinding(fitsCountry(probe.clock.languages, country) ? 'fits' : 'language');
}

/** Returns the reader's country according to the address table. */
function addressCountry(probe: Pick<Probe, 'ipv4' | 'ipv6'>): string | undefined {
  return seenAddresses(probe).find(({ country }) => country !== null)?.country ?? undefined;
}

/** Returns undefined if the browser does not know the time zones of countries. */
function timeZonesOf(country: string): readonly string[] | undefined {
  const region = new Intl.Locale(`und-${country}`) as Intl.Locale & {
    getTimeZones?: () => readonly string[] | undefined;
  };
  return region.getTimeZones?.();
}

/** Whether a language fits the country. English is ignored, because it is set everywhere and says nothing about the location. */
function fitsCountry(languages: readonly string[], country: string): boolean {
  const relevant = languages.map((tag) => new Intl.Locale(tag)).filter(({ language }) => language !== 'en');
  return relevant.length === 0 || relevant.some((locale) => locale.maximize().region === country);
}
