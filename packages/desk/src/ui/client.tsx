import './frame.css';
import './facts.css';
import { createRoot } from 'react-dom/client';
import { FactsPage } from '../facts/ui/facts-page.tsx';
import { startEditor } from './editor.ts';
import { startKeys } from './keys.ts';
import { showMistakesWhenChecked, startColors, warnBeforeLeaving } from './live-parts.ts';

const place = document.getElementById('desk');
if (place) createRoot(place).render(<FactsPage />);
const area = document.querySelector<HTMLTextAreaElement>('textarea.editor');
if (area) startEditor(area);
startKeys();
startColors();
warnBeforeLeaving();
void showMistakesWhenChecked();
