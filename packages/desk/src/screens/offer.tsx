import { join } from 'node:path';
import { localeCodes, localeOf } from '@vpn-site/core/locale/locale-table.ts';
import type { YamlValue } from '@vpn-site/core/provider/fact-edit.ts';
import { replaceFile } from '@vpn-site/upkeep/replace-file.ts';
import { Choice, DeskForm, Field, SaveButton, Tick } from '../frame/fields.tsx';
import { NotDoneError } from '../not-done-error.ts';
import { editedOffer, type ListedOffer, offerFile, offersIn, plansOf } from '../offers.ts';
import type { OwnersDesk } from '../owners-desk.ts';
import { Checking, ProblemList } from './problem-list.tsx';
import { type Screen, textIn } from './screen.ts';

function offerAt({ root }: OwnersDesk, query: URLSearchParams): ListedOffer {
  const offer = offersIn(root).find(({ provider }) => provider === query.get('provider'));
  if (!offer) throw new NotDoneError(['There is no such offer.']);
  return offer;
}

export const offer: Screen = {
  title: (query) => `Offer of ${query.get('provider') ?? ''}`,
  draw: (desk, asked) => {
    const shown = offerAt(desk, asked.query);
    const { provider, name, destination, destinations, subId, paid, coupon, since, checked } = shown;
    const file = offerFile(provider);
    const problems = desk.problems()?.filter((problem) => problem.file === file);
    return (
      <>
        <header className="screen-head">
          <div>
            <p>
              <a href="money">Money</a>
            </p>
            <h1>{name}</h1>
          </div>
          <span className={paid ? 'mark partly' : 'mark'}>{paid ? 'paid' : 'not paid'}</span>
        </header>
        <div data-part="mistakes">
          {problems === undefined ? (
            <Checking />
          ) : (
            problems.length > 0 && <ProblemList problems={problems} isOneFile />
          )}
        </div>
        <DeskForm act="offer" {...asked}>
          <div className="columns even">
            <section className="panel form">
              <h2>The link</h2>
              <Choice
                label="Does anyone pay for this link?"
                name="paid"
                value={paid ? 'yes' : 'no'}
                options={[
                  ['no', 'No'],
                  ['yes', 'Yes, we earn if a reader buys'],
                ]}
              />
              <Field
                label="Link"
                name="destination"
                type="url"
                value={destination}
                isRequired
                hint="As the program gave it to you, or the VPN’s own home page."
              />
              {localeCodes
                .filter((locale) => locale !== 'en')
                .map((locale) => (
                  <Field
                    key={locale}
                    label={`Another link for readers of ${localeOf(locale).name}`}
                    name={`destination-${locale}`}
                    type="url"
                    value={destinations?.[locale]}
                  />
                ))}
              <Field
                label="Name of the sub-id"
                name="subId"
                value={subId}
                hint="Only for paid links: the word that the program shows in its statements, such as aff_sub."
              />
              <div className="grid-2">
                <Field
                  label={paid ? 'Paid since' : 'First day that can earn'}
                  name="since"
                  type="date"
                  value={since ?? (paid ? '' : desk.day)}
                />
                {paid && (
                  <Field
                    label="Last day that could earn"
                    name="until"
                    type="date"
                    hint="Only when you end it."
                  />
                )}
              </div>
              <Tick label={`I followed the link today (last: ${checked})`} name="followed" isOn={false} />
            </section>
            <section className="panel form">
              <h2>Code or special price</h2>
              <Field
                label="Code"
                name="code"
                value={coupon?.code}
                hint="Empty, if the price needs no code."
              />
              <div className="grid-2">
                <Field label="% off the first charge" name="percent" type="number" value={coupon?.percent} />
                <Field label="or: first charge with it" name="price" type="number" value={coupon?.price} />
              </div>
              <fieldset>
                <legend>For which plans</legend>
                {plansOf(desk.root, provider).map(({ id, words }) => (
                  <Tick
                    key={id}
                    label={words}
                    name="plans"
                    value={id}
                    isOn={coupon?.plans.includes(id) ?? false}
                  />
                ))}
              </fieldset>
              <div className="grid-2">
                <Field
                  label="First day"
                  name="couponSince"
                  type="date"
                  value={coupon?.since}
                  hint="If you know it."
                />
                <Field
                  label="Last day"
                  name="endsOn"
                  type="date"
                  value={coupon?.endsOn}
                  hint="If it has one."
                />
              </div>
              <Tick label="I tried it today and it worked" name="tried" isOn={false} />
              <p className="hint">To end a code, empty the three fields above and untick the plans.</p>
            </section>
          </div>
          <div className="box">
            <h3>What a paid link changes</h3>
            <p>
              Every link to {name} says that it is paid. About, footer and privacy notice name {name}. No
              score, rank or order changes.
            </p>
          </div>
          <p className="actions">
            <SaveButton>Save the offer</SaveButton>
            <span className="quiet">
              Saves <code>{file}</code>
            </span>
          </p>
        </DeskForm>
      </>
    );
  },
  save: (desk, form, query) => {
    const before = offerAt(desk, query);
    const after = editedOffer(desk.root, before.provider, editsOf(before, form, desk.day), desk.day);
    const file = offerFile(before.provider);
    desk.save(`the offer of ${before.name}`, [file], () => replaceFile(join(desk.root, file), after));
    return `offer?provider=${before.provider}`;
  },
};

function editsOf(before: ListedOffer, form: FormData, day: string) {
  const isPaid = textIn(form, 'paid') === 'yes';
  const destinations = Object.fromEntries(
    localeCodes.flatMap((locale) => {
      const address = textIn(form, `destination-${locale}`);
      return address === '' ? [] : [[locale, address] as const];
    }),
  );
  const hasFollowed = form.has('followed');
  const isNewLink = textIn(form, 'destination') !== before.destination;
  if (isNewLink && !hasFollowed)
    throw new NotDoneError(['Follow the new link first, then tick that you did.']);
  return [
    { path: ['destination'], value: textIn(form, 'destination') },
    { path: ['destinations'], value: Object.keys(destinations).length === 0 ? undefined : destinations },
    { path: ['subId'], value: textIn(form, 'subId') || undefined },
    { path: ['paid'], value: isPaid },
    ...historyEdits(before, form, isPaid),
    { path: ['coupon'], value: couponIn(before, form, day) },
    ...(hasFollowed ? [{ path: ['checked'], value: day }] : []),
  ];
}

/** A new time as a paid link is added at the end; ending it writes its last day. Earlier times never change. */
function historyEdits({ paid, history = [] }: ListedOffer, form: FormData, isPaid: boolean) {
  const [since, until] = [textIn(form, 'since'), textIn(form, 'until')];
  if (isPaid && !paid) {
    if (since === '') throw new NotDoneError(['Write the first day on which a click can earn anything.']);
    return history.length === 0
      ? [{ path: ['history'], value: [{ since }] }]
      : [{ path: ['history', history.length], value: { since } }];
  }
  if (!isPaid && paid) {
    if (until === '') throw new NotDoneError(['Write the last day on which a click could earn anything.']);
    return [{ path: ['history', history.length - 1, 'until'], value: until }];
  }
  return isPaid && since !== '' && history.length > 0
    ? [{ path: ['history', history.length - 1, 'since'], value: since }]
    : [];
}

function couponIn({ coupon }: ListedOffer, form: FormData, day: string): YamlValue | undefined {
  const number = (name: string) => {
    const text = textIn(form, name);
    return text === '' ? {} : { [name]: Number(text) };
  };
  const word = (name: string, field: string) => {
    const text = textIn(form, field);
    return text === '' ? {} : { [name]: text };
  };
  const plans = form.getAll('plans').filter((plan) => typeof plan === 'string');
  const written = {
    ...word('code', 'code'),
    ...number('percent'),
    ...number('price'),
    ...(plans.length === 0 ? {} : { plans }),
    ...word('since', 'couponSince'),
    ...word('endsOn', 'endsOn'),
    ...(coupon?.source === undefined ? {} : { source: coupon.source }),
  };
  if (textIn(form, 'code') === '' && textIn(form, 'percent') === '' && textIn(form, 'price') === '')
    return undefined;
  const hasTried = form.has('tried');
  if (!coupon && !hasTried) throw new NotDoneError(['Try the code first, then tick that you did.']);
  return { ...written, checked: hasTried ? day : (coupon?.checked ?? day) };
}
