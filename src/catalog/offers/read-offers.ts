import { z } from 'zod';
import type { Offer } from '#domain/outbound/offer.ts';
import type { FactFile } from '../facts/fact-file.ts';
import { parsedFactFile } from '../facts/fact-schema-problems.ts';

const offerSchema: z.ZodType<Offer> = z.strictObject({
  provider: z.string(),
  destination: z.url({ protocol: /^https$/, error: 'write the full https address' }),
  paid: z.boolean(),
  code: z.string().min(1).optional(),
  endsOn: z.iso.date().optional(),
  checked: z.iso.date(),
});

export function isOfferFile({ file }: Pick<FactFile, 'file'>): boolean {
  return file.startsWith('facts/offers/');
}

/** The offers by provider. Scoring never sees them. */
export function readOffers(files: readonly FactFile[]): Map<string, Offer> {
  const offers = files.filter(isOfferFile).map((file) => parsedFactFile(file, offerSchema));
  return new Map(offers.map((offer) => [offer.provider, offer]));
}
