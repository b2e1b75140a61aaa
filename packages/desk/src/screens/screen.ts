import type { ReactNode } from 'react';
import type { OwnersDesk } from '../owners-desk.ts';

/** The query of a screen, and after a refused save the input and the reasons. */
export interface Asked {
  readonly query: URLSearchParams;
  readonly typed?: FormData | undefined;
  readonly problems: readonly string[];
}

export interface Screen {
  readonly title: (query: URLSearchParams) => string;
  readonly draw: (desk: OwnersDesk, asked: Asked) => ReactNode | Promise<ReactNode>;
  /** Carries out a form and returns the address to show next, relative to the desk. */
  readonly save?: (desk: OwnersDesk, form: FormData, query: URLSearchParams) => string | Promise<string>;
  /** Whether the screen has its own bar with what was saved. */
  readonly hasOwnBar?: boolean;
}

/** Returns a field of a form as text without spaces around it; empty if it is missing. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim().replaceAll('\r\n', '\n') : '';
}
