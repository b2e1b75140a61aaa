import { Term } from '#ui/primitives/term/term.tsx';
import type { PrimitiveExample } from '../primitive-example.ts';

export const example: PrimitiveExample = {
  name: 'Term',
  render: () => (
    <p className="max-w-prose">
      With a{' '}
      <Term definition="Cuts the connection when the VPN drops, so that nothing leaves your device unprotected.">
        kill switch
      </Term>{' '}
      nothing leaks when the tunnel breaks.
    </p>
  ),
};
