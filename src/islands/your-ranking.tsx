import { YourRankingView } from '#blocks/your-ranking/your-ranking-view.tsx';
import { hydrateIsland } from './hydrate-island.tsx';

export function mount(place: HTMLElement): Promise<void> {
  return hydrateIsland(place, YourRankingView);
}
