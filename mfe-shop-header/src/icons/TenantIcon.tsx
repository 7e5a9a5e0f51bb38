import { useHost } from '@halte/ui/host';
import { useEffect, useState } from 'react';
import { loadShape } from './loadShape.ts';
import type { SvgShape } from './svgShape.ts';

const LINES = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const AREAS = { fill: 'currentColor' } as const;

/** An icon chosen by the tenant, next to words with its meaning. Its space is reserved before it loads. */
export function TenantIcon({ icon }: { readonly icon: string }) {
  const host = useHost();
  const [shape, setShape] = useState<SvgShape | null>(null);
  useEffect(() => {
    let isShown = true;
    loadShape(icon, host).then(
      (loaded) => isShown && setShape(loaded),
      (error: unknown) => host.report(error, 'icon'),
    );
    return () => {
      isShown = false;
    };
  }, [icon, host]);
  return (
    <svg
      viewBox={shape?.viewBox ?? '0 0 24 24'}
      width="24"
      height="24"
      aria-hidden="true"
      {...(shape?.draws === 'areas' ? AREAS : LINES)}
    >
      {shape && <path d={shape.path} />}
    </svg>
  );
}
