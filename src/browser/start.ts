import { startEvidence } from './evidence/start-evidence.ts';
import { startToastButtons } from './toasts/start-toast-buttons.ts';
import { startTerms } from './tooltip/start-terms.ts';
import { startTooltips } from './tooltip/start-tooltips.ts';

/** Everything a page runs by itself. Each part looks for what it serves and does nothing where there is none. */
startEvidence();
startTooltips();
startTerms();
startToastButtons();
