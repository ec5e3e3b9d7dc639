/** Two columns of a ledger, drawn without figures: what goes out on one side comes in on the other. */
const LINES = [
  [34, 'primary-ink'],
  [22, 'primary-ink'],
  [28, 'success'],
] as const;

const ROW_HEIGHT = 20;

export function LedgerSketch() {
  return (
    <svg viewBox="22 0 88 64" aria-hidden className="h-16 w-22">
      <rect x="64.5" width="3" height="64" rx="1.5" fill="var(--accent)" />
      {LINES.map(([width, colour], row) => (
        <g key={width} fill={`var(--${colour})`}>
          <rect
            x={56 - width}
            y={4 + row * ROW_HEIGHT}
            width={width}
            height="12"
            rx="4"
            opacity="0.85"
          />
          <rect x="76" y={4 + row * ROW_HEIGHT} width={width} height="12" rx="4" opacity="0.4" />
        </g>
      ))}
    </svg>
  );
}
