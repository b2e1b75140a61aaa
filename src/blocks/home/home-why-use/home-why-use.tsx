import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import type { Drawn } from '../../drawn.ts';
import { TwoColumns } from '../../prose/two-columns.tsx';
import type { HomeWhyUseModel } from './home-why-use.block.ts';

/** What speaks against is as large as what speaks for. */
export function HomeWhyUse({ heading, helps, doesNotHelp }: Drawn<HomeWhyUseModel>) {
  return (
    <SideHead heading={heading}>
      <TwoColumns
        columns={[helps && { sign: 'yes', ...helps }, doesNotHelp && { sign: 'no', ...doesNotHelp }]}
      />
    </SideHead>
  );
}
