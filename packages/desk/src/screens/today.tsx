import { siteFilePath, siteSchema } from '@vpn-site/content/data-files.ts';
import { reportDecisionsPath } from '@vpn-site/content/report-decisions.ts';
import { DataFiles } from '@vpn-site/content/written-files.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import type { RecordedReport } from '@vpn-site/server/ledger/report-spool.ts';
import { decideReport, hasFactChanged } from '@vpn-site/upkeep/reports/decide-report.ts';
import { clicksUntil } from '../clicks.ts';
import type { QueueEntry } from '../facts/wire.ts';
import { DeskForm, Field } from '../frame/fields.tsx';
import { NotDoneError } from '../not-done-error.ts';
import type { OwnersDesk } from '../owners-desk.ts';
import { textAddress } from '../text/text-address.ts';
import { listTexts } from '../text/texts.ts';
import { ClicksThisWeek } from './numbers.tsx';
import { Checking, ProblemList } from './problem-list.tsx';
import { type Asked, type Screen, textIn } from './screen.ts';

/** The number of facts and of mistakes that Today lists; the others are counted. */
const shown = 5;

export const today: Screen = {
  title: () => 'Today',
  draw: async (desk, asked) => {
    const clicks = await clicksUntil(desk.day);
    return (
      <>
        <header className="screen-head">
          <h1>{dayInWords(desk.day)}</h1>
          <p className="actions">
            <a className="button" href="new-text">
              New text
            </a>
            <a className="button" href="new-text?kind=news">
              New news
            </a>
          </p>
        </header>
        <div className="columns">
          <div>
            <Reports desk={desk} asked={asked} />
            <Mistakes desk={desk} />
            <DueFacts desk={desk} />
            <Launch desk={desk} />
          </div>
          <div>
            <ClicksThisWeek clicks={clicks} />
            <GoingLive desk={desk} />
          </div>
        </div>
      </>
    );
  },
  save: (desk, form) => {
    const id = textIn(form, 'report');
    const report = desk.reports().find((each) => each.id === id);
    if (!report) throw new NotDoneError(['This report was already decided.']);
    const because = reasonIn(form);
    if (because === undefined && hasFactChanged(desk.root, report) !== true) {
      throw new NotDoneError([
        'The fact has not changed since the report. Correct it in Facts first, or say that it was right already.',
      ]);
    }
    desk.save(`the report about ${report.provider}, ${report.key}`, [reportDecisionsPath], () =>
      decideReport(desk.root, report, { day: desk.day, because }),
    );
    return './';
  },
};

/** Returns why a report is closed without a correction; undefined if it is accepted. */
function reasonIn(form: FormData): string | undefined {
  const answer = textIn(form, 'answer');
  if (answer === 'accept') return undefined;
  // The page of corrections lists accepted reports, and here nothing was corrected.
  if (answer === 'right') return 'The fact was right already.';
  const because = textIn(form, 'because');
  if (because === '') throw new NotDoneError(['Write why you decline the report.']);
  return because;
}

function dayInWords(day: Day): string {
  return new Intl.DateTimeFormat('en', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

function Reports({ desk, asked }: { readonly desk: OwnersDesk; readonly asked: Asked }) {
  const reports = desk.reports();
  return (
    <section className="panel" aria-labelledby="reports">
      <h2 id="reports">What readers say</h2>
      {reports.length === 0 && <p className="quiet">No report waits for you.</p>}
      <ul className="list">
        {reports.map((report) => (
          <li key={report.id}>
            <Report report={report} asked={asked} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Report({ report, asked }: { readonly report: RecordedReport; readonly asked: Asked }) {
  const { id, provider, key, wrong, source, day } = report;
  const isRefused = asked.typed?.get('report') === id;
  return (
    <div>
      <h3>
        {provider}, {key}
      </h3>
      <p>
        On {day} a reader wrote: “{wrong}”{' '}
        {source !== undefined && (
          <a href={source} rel="noreferrer" target="_blank">
            Their source
          </a>
        )}
      </p>
      <DeskForm act={`report-${id}`} problems={isRefused ? asked.problems : []} typed={asked.typed}>
        <input type="hidden" name="report" value={id} />
        <div className="actions">
          <a
            className="button"
            href={`facts#${encodeURIComponent(`facts/providers/${provider}.yaml#facts/${key}`)}`}
          >
            Look at the fact
          </a>
          <button type="submit" name="answer" value="accept">
            Corrected: accept with thanks
          </button>
          <button type="submit" name="answer" value="right">
            It was right already
          </button>
        </div>
        <details>
          <summary>Decline</summary>
          <Field label="Why? This is public with the repository: no names." name="because" />
          <button type="submit" name="answer" value="decline">
            Decline
          </button>
        </details>
      </DeskForm>
    </div>
  );
}

function Mistakes({ desk }: { readonly desk: OwnersDesk }) {
  const problems = desk.problems();
  const errors = problems?.filter(({ severity = 'error' }) => severity === 'error') ?? [];
  const more = errors.length - shown;
  return (
    <section className="panel" aria-labelledby="mistakes" data-part="mistakes">
      <h2 id="mistakes">Mistakes that stop the next build</h2>
      {problems === undefined && <Checking />}
      {problems !== undefined && errors.length === 0 && <p className="quiet">None.</p>}
      {errors.length > 0 && <ProblemList problems={errors.slice(0, shown)} />}
      {more > 0 && <p className="quiet">And {more} more. Mend these first: others often follow from them.</p>}
    </section>
  );
}

function DueFacts({ desk }: { readonly desk: OwnersDesk }) {
  const entries = desk.facts
    .state()
    .groups.flatMap((group) => group.entries)
    .filter(({ badges, daysLeft }) => badges.length > 0 || (daysLeft !== undefined && daysLeft <= 30))
    .toSorted((a, b) => b.places - a.places || (a.daysLeft ?? 0) - (b.daysLeft ?? 0));
  const more = entries.length - shown;
  return (
    <section className="panel" aria-labelledby="due">
      <h2 id="due">Facts to read again</h2>
      {entries.length === 0 && <p className="quiet">No fact needs you in the next 30 days.</p>}
      <ul className="list">
        {entries.slice(0, shown).map((entry) => (
          <li key={entry.id}>
            <div>
              <h3>
                {entry.subjectName}: {entry.label}
              </h3>
              <p>{dueWords(entry)}</p>
            </div>
            <a className="button" href={`facts#${encodeURIComponent(entry.id)}`}>
              Check
            </a>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p>
          And <a href="facts">{more} more in Facts</a>.
        </p>
      )}
    </section>
  );
}

function dueWords({ daysLeft, places }: QueueEntry): string {
  const days =
    daysLeft === undefined
      ? 'Something was noticed.'
      : daysLeft <= 0
        ? `${dayCount(-daysLeft)} over.`
        : `Good for ${dayCount(daysLeft)}.`;
  if (places === 0) return `${days} No rank can move.`;
  return `${days} If it changed, it could move ${places === 1 ? 'one rank' : `${places} ranks`}.`;
}

function dayCount(days: number): string {
  return days === 1 ? '1 day' : `${days.toLocaleString('en')} days`;
}

/** Lists the settings that a public site needs and this one lacks. When all is done, the list disappears. */
function Launch({ desk: { root } }: { readonly desk: OwnersDesk }) {
  const { name, owner, reportErrors } = new DataFiles(root).read(siteFilePath, siteSchema);
  const open = [
    ...(name === 'VPN Site' ? ['Your own name for the site, instead of “VPN Site”'] : []),
    ...(owner === undefined || owner === 'none' ? ['Who owns the site, with an address'] : []),
    ...(reportErrors === undefined ? ['Where readers report mistakes'] : []),
  ];
  if (open.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="launch">
      <h2 id="launch">Before the site can be public</h2>
      <ul className="list">
        {open.map((words) => (
          <li key={words}>
            <h3>{words}</h3>
            <a className="button" href="site">
              Write it
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function GoingLive({ desk: { root, day } }: { readonly desk: OwnersDesk }) {
  const texts = listTexts(root, day).flatMap(({ id, title, languages }) => {
    const [original] = languages;
    if (!original || (typeof original.state !== 'object' && original.state !== 'draft')) return [];
    const words = typeof original.state === 'object' ? original.state.from : original.state;
    return [{ id, title, locale: original.locale, words }];
  });
  return (
    <section className="panel" aria-labelledby="going-live">
      <h2 id="going-live">Going live</h2>
      {texts.length === 0 && <p className="quiet">No draft, and nothing has a date ahead.</p>}
      <ul className="list">
        {texts.map(({ id, title, locale, words }) => (
          <li key={id}>
            <a className="plain" href={textAddress(id, locale)}>
              {title}
            </a>
            <span className="mark">{words}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
