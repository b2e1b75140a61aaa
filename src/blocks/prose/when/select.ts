import { type Condition, holds } from '#domain/site/site-state.ts';
import type { SiteContext } from '#site/site-context.ts';

export interface WhenModel {
  readonly isShown: boolean;
}

export function selectWhen(condition: Condition, { states }: SiteContext): WhenModel {
  return { isShown: holds(condition, states) };
}
