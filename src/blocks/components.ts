import type { ComponentType } from 'react';
import { TableFrame } from '#ui/primitives/table-frame.tsx';
import { Faq } from './faq/faq.tsx';
import { ProseLink } from './prose/prose-link.tsx';

/** Names in contracts and prose on the left, React on the right. */
// biome-ignore lint/suspicious/noExplicitAny: each component has the props of its own model
export const components: Readonly<Record<string, ComponentType<any>>> = {
  Faq,
  ProseLink,
  TableFrame,
};
