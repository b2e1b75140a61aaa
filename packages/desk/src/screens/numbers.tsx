import { isLocaleCode, localeOf } from '@vpn-site/core/locale/locale-table.ts';
import {
  type ClickSummary,
  type SummaryGroup,
  type SummaryRow,
  summaryDays,
  summaryGroups,
} from '@vpn-site/server/click-reports/summary/click-summary.ts';
import { groupTitles } from '@vpn-site/server/click-reports/summary/summary-page.ts';
import { type Clicks, clicksUntil } from '../clicks.ts';
import type { OwnersDesk } from '../owners-desk.ts';
import type { Screen } from './screen.ts';

/** A rate of fewer clicks says nothing. */
const fewestForRate = 5;

export const numbers: Screen = {
  title: () => 'Numbers',
  draw: async (desk, { query }) => {
    const clicks = await clicksUntil(desk.day);
    const wanted = query.get('days');
    const at = Math.max(
      0,
      summaryDays.findIndex((days) => String(days) === wanted),
    );
    return (
      <>
        <header className="screen-head">
          <div>
            <h1>Numbers</h1>
            <p className="lede">Clicks on links to VPNs. Days are in UTC; today is not over.</p>
          </div>
          {'summary' in clicks && (
            <a className="button" href="numbers.csv" download="clicks.csv">
              Save as CSV
            </a>
          )}
        </header>
        {'why' in clicks ? <p>{clicks.why}</p> : <Summary desk={desk} summary={clicks.summary} at={at} />}
      </>
    );
  },
};

interface SummaryProps {
  readonly desk: OwnersDesk;
  readonly summary: ClickSummary;
  /** Which of the periods is shown. */
  readonly at: number;
}

function Summary({ desk, summary, at }: SummaryProps) {
  const { total, groups } = summary;
  const hasViews = total.some(({ rate }) => rate !== undefined);
  return (
    <>
      <nav className="tabs" aria-label="Days">
        {summaryDays.map((days, index) => (
          <a
            className="tab"
            key={days}
            href={`numbers?days=${days}`}
            aria-current={index === at ? 'page' : undefined}
          >
            {days} days
          </a>
        ))}
      </nav>
      <dl className="figures box">
        {total.map(({ days, clicks, before }) => (
          <div key={days}>
            <dt>In {days} days</dt>
            <dd>
              {clickCount(clicks)}{' '}
              <span className="quiet">
                ({before} in the {days} before)
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <section className="panel">
        <h2>Day by day</h2>
        <DayBars summary={summary} days={summaryDays[at] ?? 0} />
      </section>
      {summaryGroups.map((by) => (
        <GroupTable
          key={by}
          by={by}
          rows={groups[by]}
          at={at}
          hasViews={hasViews}
          nameOf={(name) => shownName(desk, by, name)}
        />
      ))}
      {!hasViews && <p className="quiet">Page views are not counted here, so there are no rates.</p>}
    </>
  );
}

function shownName(desk: OwnersDesk, by: SummaryGroup, name: string): string {
  if (by === 'locale') return isLocaleCode(name) ? localeOf(name).name : name;
  if (by === 'placement') return name.replaceAll('-', ' ');
  return desk.knownFacts().providers.find(({ id }) => id === name)?.name ?? name;
}

interface GroupTableProps {
  readonly by: SummaryGroup;
  readonly rows: readonly SummaryRow[];
  readonly at: number;
  readonly hasViews: boolean;
  readonly nameOf: (name: string) => string;
}

function GroupTable({ by, rows, at, hasViews, nameOf }: GroupTableProps) {
  return (
    <section className="panel">
      <h2>{groupTitles[by]}</h2>
      {rows.length === 0 && <p className="quiet">No click yet.</p>}
      {rows.length > 0 && (
        <table className="table">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">Name</span>
              </th>
              <th scope="col" className="number">
                Clicks
              </th>
              <th scope="col" className="number">
                Before
              </th>
              {hasViews && (
                <th scope="col" className="number">
                  Per 100 page views
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, periods }) => {
              const { clicks = 0, before = 0, rate } = periods[at] ?? {};
              return (
                <tr key={name}>
                  <th scope="row">{nameOf(name)}</th>
                  <td className="number">{clicks}</td>
                  <td className="number">{before}</td>
                  {hasViews && (
                    <td className="number">
                      {rate === undefined || clicks < fewestForRate ? '–' : rate.toFixed(1)}
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </section>
  );
}

function DayBars({ summary, days }: { readonly summary: ClickSummary; readonly days: number }) {
  const shown = summary.days.slice(-days);
  const highest = Math.max(1, ...shown.map(({ clicks }) => clicks));
  return (
    <ul className="bars">
      {shown.map(({ day, clicks }) => (
        <li key={day} title={`${day}: ${clickCount(clicks)}`}>
          <span className="bar-count">{clicks}</span>
          <i style={{ blockSize: `${((5 * clicks) / highest).toFixed(2)}rem` }} />
          <span>
            <span className="sr-only">on {day}</span>
            <span aria-hidden="true">{day.slice(8)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function clickCount(clicks: number): string {
  return clicks === 1 ? '1 click' : `${clicks} clicks`;
}

/** The clicks of the week on Today, with yesterday's. */
export function ClicksThisWeek({ clicks }: { readonly clicks: Clicks }) {
  const week = 'summary' in clicks ? clicks.summary.total[0] : undefined;
  const yesterday = 'summary' in clicks ? clicks.summary.days.at(-2) : undefined;
  return (
    <section className="panel" aria-labelledby="clicks">
      <h2 id="clicks">Clicks</h2>
      {'why' in clicks && <p className="quiet">{clicks.why}</p>}
      {'summary' in clicks && week && yesterday && (
        <>
          <p>
            Yesterday {clickCount(yesterday.clicks)}. In {week.days} days {clickCount(week.clicks)},{' '}
            {week.before} in the {week.days} before.
          </p>
          <DayBars summary={clicks.summary} days={week.days} />
          <p>
            <a href="numbers">By VPN, position and language</a>
          </p>
        </>
      )}
    </section>
  );
}
