import { type Condition, holds } from '#domain/site/site-state.ts';
import type { BlockContext } from '../block-context.ts';

export interface WhenModel {
  readonly isShown: boolean;
}

export function selectWhen(condition: Condition, { states }: BlockContext): WhenModel {
  return { isShown: holds(condition, states) };
}
