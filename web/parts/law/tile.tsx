/** The fill of a tile, by verdict: full, half, outline, question, coming. */
export type TileFill = 'full' | 'half' | 'out' | 'ask' | 'coming' | 'none';

const FILLS: Record<TileFill, string> = {
  full: '',
  half: 'tile--half',
  out: 'tile--out',
  ask: 'tile--ask',
  coming: 'tile--coming',
  none: 'tile--none',
};

/** The sign of a state. Its name is next to it as text. */
export function Tile({
  code,
  fill = 'full',
  small = false,
}: {
  code: string;
  fill?: TileFill;
  small?: boolean;
}) {
  const classes = ['tile', small && 'tile--sm', FILLS[fill]].filter(Boolean).join(' ');
  return (
    <span className={classes} aria-hidden="true">
      {code}
    </span>
  );
}
