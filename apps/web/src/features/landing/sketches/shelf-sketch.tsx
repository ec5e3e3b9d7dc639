/** Packs on a shelf: x, width, height and which colour of ours. */
const SHELVES = [
  {
    floor: 74,
    packs: [
      [14, 26, 42, 'primary-soft'],
      [44, 26, 42, 'primary-soft'],
      [74, 20, 50, 'success-soft'],
      [98, 20, 50, 'success-soft'],
      [122, 20, 50, 'success-soft'],
      [150, 34, 34, 'danger-soft'],
      [188, 34, 34, 'danger-soft'],
      [232, 24, 46, 'line'],
      [260, 24, 46, 'line'],
    ],
  },
  {
    floor: 156,
    packs: [
      [14, 30, 38, 'success-soft'],
      [48, 30, 38, 'success-soft'],
      [96, 30, 56, 'accent'],
      [130, 30, 56, 'accent'],
      [164, 30, 56, 'accent'],
      [214, 20, 48, 'primary-soft'],
      [238, 20, 48, 'primary-soft'],
      [262, 20, 48, 'primary-soft'],
    ],
  },
] as const;

const LABEL_INSET = 6;

/** The photo of a proof, drawn: the display that was paid for stands out on the lower shelf. */
export function ShelfSketch() {
  return (
    <svg viewBox="0 0 300 190" aria-hidden className="block w-full rounded-lg bg-sunken">
      {SHELVES.map(({ floor, packs }) => (
        <g key={floor}>
          {packs.map(([x, width, height, colour]) => (
            <g key={x}>
              <rect
                x={x}
                y={floor - height}
                width={width}
                height={height}
                rx="4"
                fill={`var(--${colour})`}
              />
              <rect
                x={x + LABEL_INSET}
                y={floor - height / 2 - 5}
                width={width - 2 * LABEL_INSET}
                height="10"
                rx="2"
                fill="var(--surface)"
                opacity="0.85"
              />
            </g>
          ))}
          <rect
            x="6"
            y={floor}
            width="288"
            height="7"
            rx="2"
            fill="var(--line-strong)"
            opacity="0.45"
          />
        </g>
      ))}
      <path
        d="M88 108V96a4 4 0 0 1 4-4h12m84 0h10a4 4 0 0 1 4 4v12m0 36v14a4 4 0 0 1-4 4h-10m-84 0H92a4 4 0 0 1-4-4v-14"
        fill="none"
        stroke="var(--primary-ink)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}
