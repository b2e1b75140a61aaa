import { Island } from '#ui/island/island.tsx';
import type { YourRankingModel } from './your-ranking.block.ts';
import { YourRankingView } from './your-ranking-view.tsx';

/** The tool on a page: rendered on the server, hydrated once it is visible. */
export function YourRanking({ setting, file, filePath, names }: YourRankingModel) {
  return (
    <Island
      name="your-ranking"
      view={YourRankingView}
      props={setting}
      file={{ path: filePath, props: file }}
      words={['yourRanking', 'priceLine']}
      queryNames={names}
    />
  );
}
