import { readerDay } from '#browser/reader-day.ts';
import { saveCalendar } from '#browser/save-calendar.ts';
import { saveChoice, savedChoice } from '#browser/saved-choice.ts';
import { hydrateIsland, type LoadJson } from '#ui/island/hydrate-island.tsx';
import type { MyVpnModel } from './my-vpn-data.ts';
import { type MyVpnDevice, MyVpnTool } from './my-vpn-tool.tsx';
import { savedPlanKey } from './saved-plan.ts';

const device: MyVpnDevice = {
  today: () => readerDay(),
  stamp: () => new Date().toISOString(),
  saveFile: saveCalendar,
  load: () => savedChoice(savedPlanKey),
  keep: (text) => saveChoice(savedPlanKey, text),
};

export function mount(element: HTMLElement, loadJson: LoadJson): Promise<void> {
  return hydrateIsland<MyVpnModel>(element, (model) => <MyVpnTool {...model} device={device} />, loadJson);
}
