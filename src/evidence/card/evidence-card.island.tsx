import { createRoot, type Root } from 'react-dom/client';
import { EvidencePopover, type EvidenceRequest } from './evidence-popover.tsx';

export type { EvidenceFile } from './evidence-file.ts';

let root: Root | undefined;
let last: EvidenceRequest | undefined;

/** Opens the card of a mark; another one that is open gives way. */
export function showEvidence(request: EvidenceRequest): void {
  last = request;
  draw(true);
}

export function hideEvidence(): void {
  draw(false);
}

/** One root for all cards: React is asked to draw the next one in place of the last. */
function draw(isOpen: boolean): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  if (last) root.render(<EvidencePopover request={last} isOpen={isOpen} />);
}
