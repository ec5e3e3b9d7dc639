import { MARK_ARM, MARK_SQUARE, MARK_VIEW_BOX } from './mark-shape';

interface MarkProps {
  className?: string;
  /** Has a name when it stands alone; beside the product's name it is decorative. */
  label?: string;
}

/** Four roads meeting in a square. The arms take the text colour, the square the accent. */
export function Mark({ className, label }: MarkProps) {
  return (
    <svg
      viewBox={MARK_VIEW_BOX}
      className={className ?? 'size-8'}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <g fill="currentColor">
        {[0, 90, 180, 270].map((turn) => (
          <path key={turn} d={MARK_ARM} transform={`rotate(${turn} 24 24)`} />
        ))}
      </g>
      <path d={MARK_SQUARE} fill="var(--accent)" />
    </svg>
  );
}
