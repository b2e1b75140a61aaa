import type { ReactNode } from 'react';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import { TwoColumns } from '../../prose/two-columns.tsx';

interface CasesProps {
  readonly id?: string;
  readonly title: ReactNode;
  readonly items: readonly ReactNode[];
}

interface HomeWhyUseProps {
  readonly heading: string;
  readonly helps?: CasesProps;
  readonly doesNotHelp?: CasesProps;
}

/** What speaks against is as large as what speaks for. */
export function HomeWhyUse({ heading, helps, doesNotHelp }: HomeWhyUseProps) {
  return (
    <SideHead heading={heading}>
      <TwoColumns
        columns={[helps && { sign: 'yes', ...helps }, doesNotHelp && { sign: 'no', ...doesNotHelp }]}
      />
    </SideHead>
  );
}
