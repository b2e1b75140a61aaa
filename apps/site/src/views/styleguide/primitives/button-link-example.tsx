import { ButtonLink } from '#ui/primitives/button-link/button-link.tsx';
import type { PrimitiveExample } from '../primitive-example.ts';

export const example: PrimitiveExample = {
  name: 'Button link',
  render: () => (
    <div className="flex flex-wrap items-center gap-4">
      <ButtonLink href="#primitives">The one action in view</ButtonLink>
      <ButtonLink href="#primitives" kind="line">
        Any other
      </ButtonLink>
      <a href="#primitives" className="quiet-link">
        A quiet link
      </a>
    </div>
  ),
};
