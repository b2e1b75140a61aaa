import { Keystatic } from '@keystatic/core/ui';
import { createRoot } from 'react-dom/client';
import type { EditForm } from '../edit-form.ts';
import { keystaticConfig } from './config.ts';

const form: EditForm = await (await fetch('/form.json')).json();
const root = document.querySelector('#root');
if (root) createRoot(root).render(<Keystatic config={keystaticConfig(form)} />);
