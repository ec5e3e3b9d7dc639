/** The location check, to its own logic: where the error circle meets the shop's fence, it passes. */
export function FenceSketch({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden className={className}>
      <rect width="64" height="64" rx="12" fill="var(--sunken)" />
      <path d="M0 44h64M22 0v64" stroke="var(--surface)" strokeWidth="7" />
      <circle
        cx="36"
        cy="30"
        r="20"
        fill="var(--success)"
        fillOpacity="0.16"
        stroke="var(--success)"
        strokeWidth="1.75"
        strokeDasharray="3.5 3"
      />
      <path d="M30 34v-6l2.2-4.5h7.6L42 28v6Z" fill="var(--success)" />
      <circle cx="29" cy="40" r="8" fill="var(--primary-ink)" fillOpacity="0.22" />
      <circle
        cx="29"
        cy="40"
        r="3.25"
        fill="var(--primary-ink)"
        stroke="var(--surface)"
        strokeWidth="1.5"
      />
    </svg>
  );
}
