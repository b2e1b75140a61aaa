import type { Coupon } from '@vpn-site/core/outbound/coupon.ts';
import { isSafeDestination } from '@vpn-site/core/outbound/destination.ts';
import type { Offer } from '@vpn-site/core/outbound/offer.ts';
import { z } from 'zod';
import { closedObject, inSomeLocales } from '../facts/common-schemas.ts';
import type { FactFile } from '../facts/fact-file.ts';
import { parsedFactFile } from '../facts/parsed-fact-file.ts';

const day = z.iso.date('Write a day as YYYY-MM-DD');
const address = z
  .string()
  .refine(isSafeDestination, 'Write the full https address, without spaces or accents');
const percent = 'Write whole percent, from 1 to 99';

/** The schema of a coupon. The rule coupons-fit-plans checks that its plans exist and that it makes them cheaper. */
const couponSchema = closedObject({
  code: z.string().min(1).optional(),
  percent: z.int(percent).min(1, percent).max(99, percent).optional(),
  price: z.number().positive('Write what is charged first, above 0').optional(),
  plans: z.array(z.string()).min(1, 'Name the plans that it is for, by id'),
  since: day.optional(),
  endsOn: day.optional(),
  source: address.optional(),
  checked: day,
})
  .refine(
    (coupon) => (coupon.percent === undefined) !== (coupon.price === undefined),
    'Write percent (off the first charge) or price (the first charge with it), one of the two',
  )
  .refine(
    ({ since, endsOn }) => since === undefined || endsOn === undefined || since <= endsOn,
    'Write a last day (endsOn) that is not before the first day (since)',
  ) as unknown as z.ZodType<Coupon>;

const offerSchema: z.ZodType<Offer> = closedObject({
  provider: z.string(),
  destination: address,
  destinations: inSomeLocales(address).optional(),
  subId: z
    .string()
    .regex(/^[A-Za-z][\w.-]*$/, 'Write the name of the parameter as the program gives it, such as aff_sub')
    .optional(),
  paid: z.boolean(),
  history: z.array(closedObject({ since: day, until: day.optional() })).optional(),
  coupon: couponSchema.optional(),
  checked: day,
});

export function isOfferFile({ file }: Pick<FactFile, 'file'>): boolean {
  return file.startsWith('facts/offers/');
}

export function readOffer(file: FactFile): Offer {
  return parsedFactFile(file, offerSchema);
}

/** Returns the offers by provider. Scoring never sees them. */
export function readOffers(files: readonly FactFile[]): Map<string, Offer> {
  return new Map(
    files
      .filter(isOfferFile)
      .map(readOffer)
      .map((offer) => [offer.provider, offer]),
  );
}

/** Returns the valid offers, each with its file. The rule offers-valid reports the others. */
export function wellFormedOffers(files: readonly FactFile[]): { file: FactFile; offer: Offer }[] {
  return files.filter(isOfferFile).flatMap((file) => {
    const { data } = offerSchema.safeParse(file.data);
    return data ? [{ file, offer: data }] : [];
  });
}
