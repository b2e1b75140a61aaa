import { createRequire } from 'node:module';
import type { IconifyJSON } from '@iconify/types';
import { getIconData, iconToSVG } from '@iconify/utils';
import { iconTable } from '#ui/icons/icon-table.ts';

export interface RenderedIcon {
  readonly viewBox: string;
  readonly body: string;
}

const require = createRequire(import.meta.url);

/** Returns the SVGs of the registered icons. The icon sets have thousands of others. */
export function drawRegisteredIcons(): Record<string, RenderedIcon> {
  return Object.fromEntries(
    Object.entries(iconTable).map(([name, address]) => [name, drawIcon(name, address)]),
  );
}

function drawIcon(name: string, address: string): RenderedIcon {
  const [prefix = '', icon = ''] = address.split(':');
  const set = require(`@iconify-json/${prefix}/icons.json`) as IconifyJSON;
  const data = getIconData(set, icon);
  if (!data)
    throw new Error(
      `apps/site/src/ui/icons/icon-table.ts: "${name}" names ${address}, which does not exist.`,
    );
  const { attributes, body } = iconToSVG(data);
  return { viewBox: attributes.viewBox, body: prefix === 'simple-icons' ? withShortNumbers(body) : body };
}

/**
 * Rounds the coordinates in a logo to two decimals. At the displayed sizes the difference is invisible, and scripts that
 * render icons get smaller. A number must not lose its point, because the next number may follow it without a space.
 */
export function withShortNumbers(path: string): string {
  return path.replaceAll(/(\d*)\.(\d{3,})/g, (_, whole: string, decimals: string) => {
    const hundredths = Math.min(99, Math.round(Number(`0.${decimals}`) * 100));
    return `${whole}.${String(hundredths).padStart(2, '0').replace(/0$/, '')}`;
  });
}
