import type { ReactNode } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { HomeSection } from '../home-section.tsx';

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
    <HomeSection heading={heading}>
      <div className="grid gap-x-12 gap-y-8 @xl:grid-cols-2">
        {helps && <Cases icon="check-circle" {...helps} />}
        {doesNotHelp && <Cases icon="x-circle" {...doesNotHelp} />}
      </div>
    </HomeSection>
  );
}

function Cases({ icon, id, title, items }: CasesProps & { readonly icon: 'check-circle' | 'x-circle' }) {
  return (
    <div>
      <h3 id={id} className="mt-0 border-b border-line pb-2 text-20 font-semibold">
        {title}
      </h3>
      <ul className="mt-3 list-none p-0">
        {items.map((item, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes after the build
          <li key={position} className="mt-3 flex items-baseline gap-3">
            <Icon name={icon} className="size-5 translate-y-1" />
            <div>{item}</div>
          </li>
        ))}
      </ul>
    </div>
  );
}
