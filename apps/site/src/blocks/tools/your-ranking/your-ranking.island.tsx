import { hydrateIsland, type LoadJson } from '#ui/island/hydrate-island.tsx';
import { YourRankingView } from './your-ranking-view.tsx';

export function mount(element: HTMLElement, loadJson: LoadJson): Promise<void> {
  return hydrateIsland(element, YourRankingView, loadJson);
}
