import { YourRankingView } from '#blocks/your-ranking/your-ranking-view.tsx';
import { hydrateIsland, type LoadJson } from './hydrate-island.tsx';

export function mount(element: HTMLElement, loadJson: LoadJson): Promise<void> {
  return hydrateIsland(element, YourRankingView, loadJson);
}
