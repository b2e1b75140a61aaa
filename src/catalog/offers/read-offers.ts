import { z } from 'zod';
import { isSafeDestination } from '#domain/outbound/destination.ts';
import type { Offer } from '#domain/outbound/offer.ts';
import { closedObject } from '../facts/common-schemas.ts';
import type { FactFile } from '../facts/fact-file.ts';
import { parsedFactFile } from '../facts/parsed-fact-file.ts';

const day = z.iso.date('Write a day as YYYY-MM-DD');

const offerSchema: z.ZodType<Offer> = closedObject({
  provider: z.string(),
  destination: z
    .string()
    .refine(isSafeDestination, 'write the full https address, without spaces or accents'),
  paid: z.boolean(),
  code: z.string().min(1).optional(),
  endsOn: day.optional(),
  checked: day,
});

export function isOfferFile({ file }: Pick<FactFile, 'file'>): boolean {
  return file.startsWith('facts/offers/');
}

export function readOffer(file: FactFile): Offer {
  return parsedFactFile(file, offerSchema);
}

/** The offers by provider. Scoring never sees them. */
export function readOffers(files: readonly FactFile[]): Map<string, Offer> {
  return new Map(
    files
      .filter(isOfferFile)
      .map(readOffer)
      .map((offer) => [offer.provider, offer]),
  );
}
