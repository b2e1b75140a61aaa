import { subjectProblem } from '@vpn-site/content/commit-subject.ts';
import { GitError } from '@vpn-site/content/git.ts';
import { canSend, commitFiles, diffOf, isNewFile, sendCommits, suggestedSubject } from '../commit/commit.ts';
import { DeskForm, Field, SaveButton, Tick } from '../frame/fields.tsx';
import { fileCount } from '../frame/frame.tsx';
import { NotDoneError } from '../not-done-error.ts';
import type { OwnersDesk } from '../owners-desk.ts';
import { Checking, ProblemList } from './problem-list.tsx';
import { type Screen, textIn } from './screen.ts';

export const commit: Screen = {
  title: () => 'Commit',
  draw: (desk, asked) => {
    const { root } = desk;
    const files = desk.waiting();
    if (files === undefined)
      return <p>This folder is not in a git repository, so nothing can be committed.</p>;
    if (files.length === 0) return <NothingToCommit />;
    const isNew = (file: string) => isNewFile(root, file);
    return (
      <>
        <header className="screen-head">
          <h1>Commit {fileCount(files.length)}</h1>
        </header>
        <DeskForm act="commit" {...asked}>
          <Field
            label="In one line, what changed?"
            name="subject"
            value={suggestedSubject(files, isNew)}
            isRequired
            hint="Written for you from the changes. Edit it if you like."
          />
          <ul className="form">
            {files.map((file) => (
              <li key={file}>
                <Tick label={<code>{file}</code>} name="files" value={file} isOn />
                <Diff text={diffOf(root, file, isNew(file))} />
              </li>
            ))}
          </ul>
          <Checked desk={desk} />
          <p className="actions">
            <SaveButton>Commit</SaveButton>
            {canSend(root) && (
              <button type="submit" name="send" value="yes">
                Commit and send
              </button>
            )}
          </p>
        </DeskForm>
      </>
    );
  },
  save: async (desk, form) => {
    const subject = textIn(form, 'subject');
    const wrong = subjectProblem(subject);
    if (wrong !== undefined) throw new NotDoneError([`The line ${wrong}.`]);
    const waiting = desk.waiting() ?? [];
    const chosen = form.getAll('files').filter((file) => typeof file === 'string');
    const files = waiting.filter((file) => chosen.includes(file));
    if (files.length === 0) throw new NotDoneError(['Choose a file.']);
    const errors = (await desk.checked()).filter(({ severity = 'error' }) => severity === 'error');
    if (errors.length > 0) throw new NotDoneError(['Mend the mistakes first; they are listed below.']);
    try {
      commitFiles(desk, files, `${subject}\n\n${bodyFor(desk, files)}`.trimEnd());
      if (form.has('send')) sendCommits(desk.root);
    } catch (error) {
      if (error instanceof GitError) throw new NotDoneError([error.message]);
      throw error;
    }
    return 'commit';
  },
};

/** Decisions about facts are listed in the message with the day on which their sources were read. */
function bodyFor(desk: OwnersDesk, files: readonly string[]): string {
  const decided = desk.journal.decided().filter(({ file }) => files.includes(file));
  if (decided.length === 0) return '';
  const lines = decided.map(
    ({ subjectName, label, kind }) => `- ${subjectName}, ${label}: ${kind.replaceAll('-', ' ')}`,
  );
  return [`Read on ${desk.day}:`, ...lines].join('\n');
}

function NothingToCommit() {
  return (
    <>
      <h1>Nothing to commit</h1>
      <p>Every file is as in the last commit.</p>
    </>
  );
}

function Diff({ text }: { readonly text: string }) {
  if (text === '') return null;
  const lines = text.split('\n');
  return (
    <div className="diff">
      {lines.slice(0, 60).map((line, index) => {
        const key = `${index} ${line}`;
        if (line.startsWith('+')) return <ins key={key}>{line}</ins>;
        return line.startsWith('-') ? <del key={key}>{line}</del> : <span key={key}>{line}</span>;
      })}
      {lines.length > 60 && <span>… {lines.length - 60} more lines</span>}
    </div>
  );
}

function Checked({ desk }: { readonly desk: OwnersDesk }) {
  const problems = desk.problems();
  const errors = problems?.filter(({ severity = 'error' }) => severity === 'error') ?? [];
  return (
    <div data-part="mistakes">
      {problems === undefined && <Checking />}
      {problems !== undefined && errors.length === 0 && <p className="mark good">✓ No mistakes</p>}
      {errors.length > 0 && <ProblemList problems={errors.slice(0, 20)} />}
    </div>
  );
}
