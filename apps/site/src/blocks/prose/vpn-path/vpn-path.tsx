import { useTranslations } from 'use-intl/react';
import { Figure } from '#ui/primitives/figure/figure.tsx';

/** The path of data through a VPN, as a numbered figure of an article. */
export function VpnPath() {
  const t = useTranslations('blocks.vpnPath');
  return (
    <Figure caption={t('caption')}>
      <PathDrawing />
    </Figure>
  );
}

/** The four stations of the path, each drawn on a 40 × 40 square. */
const stations = [
  {
    id: 'you',
    drawing: 'M13 5h14a3 3 0 0 1 3 3v24a3 3 0 0 1-3 3H13a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zM17 30.5h6',
  },
  {
    id: 'network',
    drawing:
      'M20 22v13M14 35h12M20 18a2 2 0 1 0 0 4 2 2 0 0 0 0-4M13.5 26.5a9 9 0 0 1 0-13M26.5 13.5a9 9 0 0 1 0 13M9.5 30.5a15 15 0 0 1 0-21M30.5 9.5a15 15 0 0 1 0 21',
  },
  {
    id: 'server',
    drawing:
      'M7 6h26v8H7zM7 16h26v8H7zM7 26h26v8H7zM11.5 10h.1M11.5 20h.1M11.5 30h.1M16 10h5M16 20h5M16 30h5',
  },
  { id: 'site', drawing: 'M5 8h30v24H5zM5 14h30M9 11h.1M12 11h.1M10 20h12M10 25h18' },
] as const;

/**
 * The path from left to right on wide screens, from top to bottom on phones. The double line is the tunnel: observers see
 * that it exists, but not its content.
 */
function PathDrawing() {
  const t = useTranslations('blocks.vpnPath');
  return (
    <ol className="path">
      {stations.map(({ id, drawing }) => (
        <li key={id} className={`path-${id}`}>
          <svg aria-hidden="true" viewBox="0 0 40 40">
            <path d={drawing} />
          </svg>
          <div>
            <strong>{t(id)}</strong>
            <span>{t(`${id}Sees`)}</span>
          </div>
        </li>
      ))}
    </ol>
  );
}
