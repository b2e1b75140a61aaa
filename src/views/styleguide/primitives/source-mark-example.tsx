import { markView } from '#blocks/evidence/cell-view.ts';
import { factView } from '#blocks/evidence/fact-view.ts';
import { Sourced } from '#blocks/evidence/sourced.tsx';
import type { PrimitiveExample } from '../primitive-example.ts';

/** Fresh, aging, stale, undated, weak, and with many sources. */
const facts = [
  ['mullvad', 'countries'],
  ['mullvad', 'port-forwarding'],
  ['expressvpn', 'logging'],
  ['mullvad', 'logging'],
  ['nordvpn', 'servers'],
  ['mullvad', 'audits'],
] as const;

export const example: PrimitiveExample = {
  name: 'Source mark',
  draw: (blocks) => (
    <ul className="space-y-1">
      {facts.map(([provider, key]) => {
        const view = factView(provider, key, blocks);
        const text = `${view.provider}, ${view.label}: ${view.text}`;
        return (
          <li key={view.evidence} lang={blocks.locale}>
            <Sourced text={text} mark={markView(view, blocks)} />
          </li>
        );
      })}
    </ul>
  ),
};
