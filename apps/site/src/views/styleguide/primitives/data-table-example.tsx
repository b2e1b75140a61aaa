import { DataTable } from '#ui/primitives/data-table/data-table.tsx';
import type { PrimitiveExample } from '../primitive-example.ts';

const columns = ['First term', 'Renews at', 'Confidence', 'Audits', 'Seat', 'Devices', 'Refund'];
const rows = ['One provider', 'A provider with a long name', 'Another'];

function Rows() {
  return (
    <>
      <thead>
        <tr>
          <th scope="col">Provider</th>
          {columns.map((column) => (
            <th key={column} scope="col" className="num">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={row} className={place === 0 ? 'pick' : undefined}>
            <th scope="row">{row}</th>
            {columns.map((column, position) => (
              <td key={column} className="num" data-label={column}>
                {(place + 2) * (position + 7)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}

export const example: PrimitiveExample = {
  name: 'Data table',
  render: () => (
    <div className="space-y-2">
      <DataTable label="Cards on a phone" caption="Cards on a phone">
        <Rows />
      </DataTable>
      <div className="max-w-96">
        <DataTable label="Scrolls in its frame" caption="Scrolls in its frame" onPhones="scrolls">
          <Rows />
        </DataTable>
      </div>
    </div>
  ),
};
