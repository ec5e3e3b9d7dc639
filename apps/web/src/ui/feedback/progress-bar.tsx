import clsx from 'clsx';

interface ProgressBarProps {
  label: string;
  value: number;
  max?: number;
  /** Shown at the end of the label's line, such as an amount or a share. */
  valueText?: string;
  tone?: 'role' | 'success' | 'warning' | 'danger';
  isLabelHidden?: boolean;
  className?: string;
}

const TONES = {
  role: 'bg-role',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
} as const;

export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  tone = 'role',
  isLabelHidden,
  className,
}: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div className={className}>
      {!isLabelHidden && (
        <div className="mb-1.5 flex justify-between gap-3 text-sm">
          <span className="font-medium">{label}</span>
          {valueText && <span className="text-muted tabular-nums">{valueText}</span>}
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueText}
        className="h-2.5 overflow-hidden rounded-full bg-line"
      >
        <div
          className={clsx('h-full origin-left rounded-full transition-transform', TONES[tone])}
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
    </div>
  );
}
