import type { OutboundClick } from '#domain/outbound/outbound-click.ts';

/** A click with its id, a UUID of version 7, which holds the moment and makes a second copy recognisable. */
export interface RecordedClick extends OutboundClick {
  readonly id: string;
}
