import { isDay } from '@vpn-site/core/day/day.ts';
import { z } from 'zod';
import { closedObject } from './common-schemas.ts';

const currency = z.string().refine((code) => Intl.supportedValuesOf('currency').includes(code), {
  message: 'Write the three capital letters of ISO 4217, such as USD',
});

/**
 * Exchange rates of one day. `npm run site -- exchange-rates` writes the file. Without it, no amount is shown in the
 * reader's currency.
 */
export const exchangeRatesSchema = closedObject({
  base: currency,
  day: z.string().refine(isDay, 'Write a day as 2026-11-16'),
  lifetime: z.int().min(1).max(31),
  rates: z.record(currency, z.number().positive()),
  source: closedObject({ url: z.string(), title: z.string().min(1) }),
});
