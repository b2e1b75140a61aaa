import { offersIn } from '../offers.ts';
import type { Screen } from './screen.ts';

export const money: Screen = {
  title: () => 'Money',
  draw: ({ root, day }) => {
    const offers = offersIn(root);
    const inForce = offers.filter(
      ({ coupon }) => coupon && (coupon.endsOn === undefined || coupon.endsOn >= day),
    );
    const oldest = offers.map(({ checked }) => checked).toSorted()[0];
    return (
      <>
        <header className="screen-head">
          <div>
            <h1>Money</h1>
            <p className="lede">
              Where links lead, who pays, and which codes are in force. Nothing here can reach a score.
            </p>
          </div>
        </header>
        <dl className="figures box">
          <div>
            <dt>Paid links</dt>
            <dd>
              {offers.filter(({ paid }) => paid).length} of {offers.length}
            </dd>
          </div>
          <div>
            <dt>Codes and special prices in force</dt>
            <dd>{inForce.length}</dd>
          </div>
          <div>
            <dt>Link followed longest ago</dt>
            <dd>{oldest}</dd>
          </div>
        </dl>
        <section className="panel">
          <h2>Offers</h2>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">VPN</th>
                <th scope="col">Paid</th>
                <th scope="col">Code</th>
                <th scope="col">Last day</th>
                <th scope="col">Link followed</th>
              </tr>
            </thead>
            <tbody>
              {offers.map(({ provider, name, paid, coupon, checked, since }) => (
                <tr key={provider}>
                  <th scope="row">
                    <a className="plain" href={`offer?provider=${provider}`}>
                      {name}
                    </a>
                  </th>
                  <td>
                    {paid ? (
                      <span className="mark partly">paid{since === undefined ? '' : ` since ${since}`}</span>
                    ) : (
                      <span className="mark">not paid</span>
                    )}
                  </td>
                  <td>{coupon === undefined ? 'none' : (coupon.code ?? 'special price')}</td>
                  <td>{coupon?.endsOn ?? '–'}</td>
                  <td>{checked}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <section className="panel">
          <h2>Statements against our count</h2>
          <p>
            Our clicks are in the database of the machine that serves the site. There,{' '}
            <code>npm run site -- clicks statement</code> puts the file that a program sends you beside them.
          </p>
        </section>
      </>
    );
  },
};
