import type { LocaleCode } from '../locale/locale-table.ts';
import type { MenuItem } from './menu-item.ts';

export type Translate = (key: string, args: Readonly<Record<string, string>>) => string | undefined;

/** The label for the current locale, then the translation key, then the plain label. */
export function menuLabel(
  item: MenuItem,
  locale: LocaleCode,
  translate: Translate,
  providerNames: readonly string[],
): string | undefined {
  return item.labelI18n?.[locale] ?? translated(item.labelKey, translate, providerNames) ?? item.label;
}

function translated(key: string | undefined, translate: Translate, [first, second]: readonly string[]) {
  if (key === undefined) return undefined;
  return translate(key, { provider: first ?? '', a: first ?? '', b: second ?? '' });
}
