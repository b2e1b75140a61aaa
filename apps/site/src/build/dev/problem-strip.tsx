import { bySeverity, type Problem } from '@vpn-site/content/problem.ts';
import type { Severity } from '@vpn-site/core/document/problem-data.ts';
import type { CSSProperties, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Path where the development server lists all problems. */
export const problemsPath = '/_problems';

/**
 * Inline styles, because the site's content security policy allows only its own stylesheets, and those do not have these
 * styles.
 */
const styles = {
  strip: {
    background: '#fff3cd',
    color: '#3d2f00',
    font: '16px/1.5 system-ui, sans-serif',
    padding: '12px 20px',
    borderBlockEnd: '3px solid #b07a00',
  },
  list: { margin: '8px 0', paddingInlineStart: 24, listStyle: 'decimal' },
  link: { color: '#0b4f9e', textDecoration: 'underline' },
  place: { color: '#0b4f9e', textDecoration: 'underline', fontFamily: 'ui-monospace, monospace' },
} as const satisfies Readonly<Record<string, CSSProperties>>;

/** The name of a hidden frame. Links to the editor open in it, because they return an empty page. */
const editorFrame = 'opened-in-editor';

interface RootProps {
  readonly root: string;
}

function ProblemItem({ problem, root }: { readonly problem: Problem } & RootProps) {
  const { file, line, message, remedy } = problem;
  const place = `${file}${line === undefined ? '' : `:${line}`}`;
  const address = `/__open-in-editor?file=${encodeURIComponent(`${root}/${file}:${line ?? 1}:1`)}`;
  return (
    <li>
      <a href={address} target={editorFrame} style={styles.place}>
        {place}
      </a>
      <br />
      {message}
      <br />→ {remedy}
    </li>
  );
}

function ProblemList({ problems, root }: { readonly problems: readonly Problem[] } & RootProps) {
  return (
    <ol style={styles.list}>
      {problems.map((problem) => (
        <ProblemItem key={JSON.stringify(problem)} problem={problem} root={root} />
      ))}
    </ol>
  );
}

function Strip({ children }: { readonly children: ReactNode }) {
  return (
    <section lang="en" aria-label="Mistakes" style={styles.strip}>
      {children}
      <iframe name={editorFrame} title="Opens files in the editor" sandbox="" hidden />
    </section>
  );
}

export interface StripProps extends RootProps {
  readonly pageProblems: readonly Problem[];
  readonly otherCount: number;
}

/** Renders the strip above a page: the problems of the page, and the number of other problems. Empty if there are none. */
export function problemStrip({ pageProblems: own, otherCount: others, root }: StripProps): string {
  if (own.length + others === 0) return '';
  return renderToStaticMarkup(
    <Strip>
      {own.length > 0 && (
        <>
          <strong>{own.length === 1 ? '1 mistake' : `${own.length} mistakes`} on this page</strong>
          <ProblemList problems={own} root={root} />
        </>
      )}
      {others > 0 && (
        <a href={problemsPath} style={styles.link}>
          {own.length > 0 ? 'And ' : ''}
          {others === 1 ? '1 mistake' : `${others} mistakes`} elsewhere
        </a>
      )}
    </Strip>,
  );
}

const headings: Readonly<Record<Severity, string>> = {
  error: 'Stops the build',
  review: 'Needs a review',
  advice: 'Not urgent',
};

export interface ProblemPageProps extends RootProps {
  readonly title: string;
  readonly problems: readonly Problem[];
  readonly isDone: boolean;
}

/** Renders a page that lists problems by severity. Vite's own script reloads it when a file is saved. */
export function problemPage({ title, problems, isDone, root }: ProblemPageProps): string {
  const severities = Object.keys(headings) as Severity[];
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <script type="module" src="/@vite/client" />
      </head>
      <body style={{ margin: 0 }}>
        <Strip>
          <h1 style={{ fontSize: 24, margin: 0 }}>{title}</h1>
          {!isDone && <p>Checking all files…</p>}
          {isDone && problems.length === 0 && <p>No problems.</p>}
          {severities.map((severity) => {
            const { stopping: some } = bySeverity(problems, [severity]);
            return (
              some.length > 0 && (
                <section key={severity}>
                  <h2 style={{ fontSize: 18, margin: '16px 0 0' }}>
                    {headings[severity]}: {some.length}
                  </h2>
                  <ProblemList problems={some} root={root} />
                </section>
              )
            );
          })}
        </Strip>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
