import { readerDay } from '#browser/reader-day.ts';
import { saveCalendar } from '#browser/save-calendar.ts';
import { hydrateIsland, type LoadJson } from '#ui/island/hydrate-island.tsx';
import type { TrueCostModel } from './receipt-data.ts';
import type { Device } from './true-cost-tool.tsx';
import { TrueCostTool } from './true-cost-tool.tsx';

const device: Device = {
  today: () => readerDay(),
  stamp: () => new Date().toISOString(),
  saveFile: saveCalendar,
};

/** Hydrates the receipts, so that the browser updates them on every change. */
export function mount(element: HTMLElement, loadJson: LoadJson): Promise<void> {
  return hydrateIsland<TrueCostModel>(
    element,
    (model) => <TrueCostTool {...model} device={device} />,
    loadJson,
  );
}
