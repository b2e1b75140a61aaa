export type NodeKind = 'reviewed' | 'other' | 'site';

interface NodeMarkProps {
  readonly kind: NodeKind;
  readonly x: number;
  readonly y: number;
}

/** The end of an edge. Shapes, not colours, tell brands from review sites. */
export function NodeMark({ kind, x, y }: NodeMarkProps) {
  if (kind === 'site')
    return <path className="owner-knot owner-knot-site" d={`M${x} ${y - 5.5}l5.5 5.5-5.5 5.5-5.5-5.5z`} />;
  return <circle className={`owner-knot owner-knot-${kind}`} cx={x} cy={y} r={kind === 'reviewed' ? 5 : 4} />;
}
