import { TwoColumns } from '#blocks/prose/two-columns.tsx';
import type { Rendered } from '#blocks/rendered.ts';
import { HomeSection } from '../home-section/home-section.tsx';
import type { HomeWhyUseModel } from './home-why-use.block.ts';

/** Two lists of the same size, so that limits are as prominent as benefits. */
export function HomeWhyUse({ heading, helps, doesNotHelp }: Rendered<HomeWhyUseModel>) {
  return (
    <HomeSection heading={heading} width="most">
      <TwoColumns
        columns={[helps && { sign: 'yes', ...helps }, doesNotHelp && { sign: 'no', ...doesNotHelp }]}
      />
    </HomeSection>
  );
}
