import clsx from 'clsx';
import { Check, Plus } from 'lucide-react';

interface ChoiceChipProps {
  label: string;
  /** What it turns on or off, read aloud with the label. */
  about: string;
  isOn: boolean;
  isDisabled: boolean;
  onChange: (isOn: boolean) => void;
}

/** One way of hearing about one thing: pressed is on. */
export function ChoiceChip({ label, about, isOn, isDisabled, onChange }: ChoiceChipProps) {
  const Icon = isOn ? Check : Plus;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={about}
      disabled={isDisabled}
      onClick={() => onChange(!isOn)}
      className={clsx(
        'flex min-h-touch items-center justify-center gap-1.5 rounded-lg border px-3 font-medium text-sm transition-colors',
        isOn
          ? 'border-success bg-success-soft text-success-ink'
          : 'border-line-strong/60 bg-surface text-muted hover:bg-sunken',
        isDisabled && 'cursor-not-allowed border-dashed',
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {label}
    </button>
  );
}
