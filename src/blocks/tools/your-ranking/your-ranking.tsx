import { Island } from '#ui/island/island.tsx';
import type { YourRankingModel } from './select.ts';
import { YourRankingView } from './your-ranking-view.tsx';

/** The tool on a page: drawn here for everyone, and alive once it is seen. */
export function YourRanking({ place, file, filePath, names }: YourRankingModel) {
  return (
    <Island
      name="your-ranking"
      view={YourRankingView}
      props={place}
      file={{ path: filePath, props: file }}
      words={['yourRanking']}
      queryNames={names}
    />
  );
}
