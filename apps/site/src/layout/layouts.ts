import type { ComponentType } from 'react';
import { DefaultLayout } from './default-layout.tsx';
import type { LayoutProps } from './layout-props.ts';
import { WideLayout } from './wide-layout/wide-layout.tsx';

export type { DatelineProps } from './layout-props.ts';

/** All layouts by name. Pages can choose one (clause layout-choice of the specification). */
export const layouts: Readonly<Record<string, ComponentType<LayoutProps>>> = {
  default: DefaultLayout,
  wide: WideLayout,
};

/** Returns the layout of this name, otherwise 'default'. */
export function layoutNamed(name: string): ComponentType<LayoutProps> {
  return (Object.hasOwn(layouts, name) ? layouts[name] : undefined) ?? DefaultLayout;
}
