import type { Problem } from '@vpn-site/content/problem.ts';
import { textAddress } from '../text/text-address.ts';

/** Returns the screen on which a file is edited; undefined if the desk has none for it. */
function screenOf(file: string): string | undefined {
  const [, id, locale] = /^content\/(.+)\.(\w\w)\.md$/.exec(file) ?? [];
  if (id !== undefined && locale !== undefined) return textAddress(id, locale);
  const [, provider] = /^facts\/offers\/(.+)\.yaml$/.exec(file) ?? [];
  if (provider !== undefined) return `offer?provider=${provider}`;
  if (file === 'content/data/site.yaml') return 'site';
  if (/^content\/data\/(?:menu|footer)\.yaml$/.test(file)) return 'menu';
  return file.startsWith('facts/') ? 'facts' : undefined;
}

interface ProblemListProps {
  readonly problems: readonly Problem[];
  /** Whether the list is about one file, so that it need not be named. */
  readonly isOneFile?: boolean;
  readonly isAdvice?: boolean;
}

/** Mistakes in words, each with what to write instead and the way to the screen that mends it. */
export function ProblemList({ problems, isOneFile = false, isAdvice = false }: ProblemListProps) {
  return (
    <ul className={isAdvice ? 'problems advice' : 'problems'}>
      {problems.map(({ file, line, message, remedy }) => (
        <li key={`${file}:${line} ${message}`}>
          {message} <span className="remedy">{remedy}</span> {!isOneFile && <FileLink file={file} />}
          {isOneFile && line !== undefined && <span className="quiet">Line {line}</span>}
        </li>
      ))}
    </ul>
  );
}

function FileLink({ file }: { readonly file: string }) {
  const screen = screenOf(file);
  return screen === undefined ? <code>{file}</code> : <a href={screen}>Open {file}</a>;
}

/** Shown while the site is checked. The page's script replaces it when the check is done. */
export function Checking() {
  return (
    <p className="quiet" data-checking>
      Checking the site…
    </p>
  );
}
