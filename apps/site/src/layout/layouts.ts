import type { ComponentType } from 'react';
import { DefaultLayout } from './default-layout.tsx';
import type { LayoutProps } from './layout-props.ts';
import { WideLayout } from './wide-layout/wide-layout.tsx';

export type { DatelineProps } from './layout-props.ts';

/** Every layout by the name that pages choose it by; one so far. That a page may choose is the specification's (clause layout-choice). */
export const layouts: Readonly<Record<string, ComponentType<LayoutProps>>> = {
  default: DefaultLayout,
  wide: WideLayout,
};

/** The layout a page asks for; 'default' is the fallback. */
export function layoutNamed(name: string): ComponentType<LayoutProps> {
  return (Object.hasOwn(layouts, name) ? layouts[name] : undefined) ?? DefaultLayout;
}
