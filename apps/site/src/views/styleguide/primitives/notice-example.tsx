import { Notice } from '#ui/primitives/notice/notice.tsx';
import type { PrimitiveExample } from '../primitive-example.ts';

export const example: PrimitiveExample = {
  name: 'Notice',
  render: () => (
    <Notice title="Both belong to one owner">
      <p>Choosing one over the other does not take your money to a different group.</p>
    </Notice>
  ),
};
