import { z } from 'zod';
import type { MenuItem } from '#domain/menu/menu-item.ts';
import { closedObject, inEveryLocale, inSomeLocales } from './facts/common-schemas.ts';

export const menuFilePath = 'content/data/menu.yaml';
/** The columns of links in the footer: written like the menu, and shown by the same rule. */
export const footerFilePath = 'content/data/footer.yaml';

const params = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

const menuItem: z.ZodType<MenuItem> = closedObject({
  label: z.string().optional(),
  labelI18n: inSomeLocales(z.string()).optional(),
  labelKey: z.string().optional(),
  descriptionI18n: inEveryLocale(z.string().min(1)).optional(),
  routeName: z.string().optional(),
  params: params.optional(),
  paramsI18n: inSomeLocales(params).optional(),
  path: z.string().optional(),
  pathI18n: inSomeLocales(z.string()).optional(),
  external: z.boolean().optional(),
  icon: z.string().optional(),
  get children() {
    return z.array(menuItem).optional();
  },
}) as z.ZodType<MenuItem>;

export const menuSchema = z.array(menuItem);
