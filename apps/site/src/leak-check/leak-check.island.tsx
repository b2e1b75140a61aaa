import { hydrateIsland, type LoadJson } from '#ui/island/hydrate-island.tsx';
import { LeakCheckTool, type LeakCheckToolProps } from './leak-check-tool.tsx';
import { runProbe } from './run-probe.ts';

/** Mounts the check, which sends nothing before the reader presses the button. */
export function mount(element: HTMLElement, loadJson: LoadJson): Promise<void> {
  return hydrateIsland<LeakCheckToolProps>(
    element,
    (props) => <LeakCheckTool {...props} look={runProbe} />,
    loadJson,
  );
}
