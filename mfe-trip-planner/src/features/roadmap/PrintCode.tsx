import encodeQR from 'qr';
import { useMemo } from 'react';
import css from './PrintHead.module.css';
import { qrPath } from './rules/qrPath.ts';

/** The light modules around a code that readers need. */
const QUIET = 4;

/** Null for an address that is too long for a QR code: it is also printed as text. */
function modulesOf(address: string): boolean[][] | null {
  try {
    return encodeQR(address, 'raw', { ecc: 'low', border: QUIET });
  } catch {
    return null;
  }
}

/** An address as a QR code, black on white. */
export function PrintCode({ address }: { address: string }) {
  const modules = useMemo(() => modulesOf(address), [address]);
  if (!modules) return null;
  return (
    <svg
      className={css.code}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={qrPath(modules)} />
    </svg>
  );
}
