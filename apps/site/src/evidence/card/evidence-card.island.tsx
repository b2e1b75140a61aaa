import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { loadStyleSheet } from '#browser/load-style-sheet.ts';
import sheet from './evidence-card.css?url';
import { EvidenceDialog, type EvidenceRequest } from './evidence-dialog.tsx';

export type { EvidenceFile } from './evidence-file.ts';

/** Once for all cards. Without its looks a card is plain, and says the same. */
const dressed = loadStyleSheet(sheet).catch(() => undefined);
let root: Root | undefined;
let last: EvidenceRequest | undefined;

/** Draws a card that nobody sees: the one that is asked for takes its place, by code that has run before. */
export function prepareEvidence(request: EvidenceRequest): void {
  if (!last) draw(request, false);
}

/** Opens the card of a mark; another one that is open gives way. */
export function showEvidence(request: EvidenceRequest): void {
  last = request;
  // At once, not when React finds the time: the mark was tapped, and the next paint is to show the card.
  void dressed.then(() => last === request && flushSync(() => draw(request, true)));
}

export function hideEvidence(): void {
  if (last) draw(last, false);
}

/** One root for all cards: React is asked to draw the next one in place of the last. */
function draw(request: EvidenceRequest, isOpen: boolean): void {
  last = request;
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<EvidenceDialog request={request} isOpen={isOpen} />);
}
