import type { PartialDate } from '../day/partial-date.ts';
import type { LocalizedText } from '../locale/locale-table.ts';

export interface StreamingReport {
  /** The tester; undefined for a provider's own claim. */
  readonly tester?: string | undefined;
  readonly service: string;
  readonly region?: string | undefined;
  readonly result: 'works' | 'mixed' | 'blocked';
  readonly claim: 'independently-reported' | 'provider-claim';
  readonly asOf?: PartialDate | undefined;
  readonly confidence?: 'low' | undefined;
  readonly source: string;
}

export interface SpeedReport {
  readonly tester: string;
  readonly metric: LocalizedText;
  readonly value: number;
  readonly unit: string;
  readonly conditions: LocalizedText;
  readonly asOf?: PartialDate | undefined;
  readonly confidence?: 'low' | undefined;
  readonly source: string;
}

export const leakKinds = ['dns', 'ipv4', 'ipv6', 'webrtc'] as const;

/** A test for traffic or addresses that leak outside the tunnel. */
export interface LeakTest {
  readonly tester: string;
  readonly leak: (typeof leakKinds)[number];
  readonly result: 'passed' | 'failed';
  readonly asOf: PartialDate;
  readonly confidence?: 'low' | undefined;
  readonly source: string;
}
