import { type LocaleCode, localeCodes } from '../locale/locale-table.ts';
import type { RouteContext } from '../route/resolve-route.ts';
import type { MenuItem } from './menu-item.ts';
import { type MenuTarget, menuTarget } from './menu-target.ts';

/**
 * Where an entry of the menu leads in a language. `left out`: nowhere, because somebody chose so, or because nobody
 * wrote an address there. `broken`: what is written leads to no page.
 */
export type TargetState =
  | { readonly state: 'found' }
  | { readonly state: 'left out'; readonly isWritten: boolean }
  | { readonly state: 'broken'; readonly target: string | undefined };

export interface TargetContext extends RouteContext {
  readonly pageExists: (path: string) => boolean;
  /** Whether the page at an address says itself that there is none in this language. */
  readonly isMeantWithout: (path: string, locale: LocaleCode) => boolean;
}

export function targetState(item: MenuItem, locale: LocaleCode, context: TargetContext): TargetState {
  const target = menuTarget(item, locale, context);
  if (target && isReached(target, context)) return { state: 'found' };
  if (isPageElsewhere(item, locale, context)) return { state: 'left out', isWritten: true };
  if (target) return { state: 'broken', target: 'to' in target ? target.to : target.href };
  const written = writtenTarget(item, locale);
  const leadsSomewhere = localeCodes.some((code) => menuTarget(item, code, context) !== undefined);
  if (!leadsSomewhere || (written !== undefined && written !== '')) {
    return { state: 'broken', target: undefined };
  }
  return { state: 'left out', isWritten: written === '' };
}

function isReached(target: MenuTarget, { pageExists }: TargetContext): boolean {
  return !('to' in target) || pageExists(target.to);
}

/** A page that exists in other languages and says that it does in those alone. */
function isPageElsewhere(item: MenuItem, locale: LocaleCode, context: TargetContext): boolean {
  return localeCodes.some((code) => {
    const target = menuTarget(item, code, context);
    return target !== undefined && 'to' in target && context.isMeantWithout(target.to, locale);
  });
}

/** What stands in the menu for one language alone; '' is an entry that shall lead nowhere there. */
function writtenTarget({ pathI18n, paramsI18n }: MenuItem, locale: LocaleCode): string | undefined {
  const params = paramsI18n?.[locale];
  return pathI18n?.[locale] ?? (params && [params.slug ?? ''].flat().join('/'));
}
