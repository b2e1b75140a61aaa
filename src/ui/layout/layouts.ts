import type { ComponentType } from 'react';
import { DefaultLayout } from './default-layout.tsx';
import type { LayoutProps } from './layout-props.ts';

const layouts: Readonly<Record<string, ComponentType<LayoutProps>>> = { default: DefaultLayout };

/** The layout a page asks for; 'default' is the fallback. */
export function layoutNamed(name: string, table = layouts): ComponentType<LayoutProps> {
  return (Object.hasOwn(table, name) ? table[name] : undefined) ?? DefaultLayout;
}
