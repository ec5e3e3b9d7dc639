import { FileDown } from 'lucide-react';
import { useTask } from '@/commands/use-task';
import { Button } from '@/ui/base/button';

interface TakeButtonProps {
  label: string;
  /** The accessible name where several buttons have the same label. */
  longLabel?: string;
  size?: 'sm' | 'md';
  onTake: () => Promise<unknown>;
  /** The toast's title on failure, above the reason. */
  failed?: string;
}

/** Downloads a file. */
export function TakeButton({ label, longLabel, size, onTake, failed }: TakeButtonProps) {
  const { isBusy, run } = useTask();
  return (
    <Button
      variant="secondary"
      size={size}
      icon={<FileDown aria-hidden className={size === 'sm' ? 'size-4' : 'size-5'} />}
      isLoading={isBusy}
      aria-label={longLabel}
      onClick={() => void run(onTake, { refused: failed ?? true })}
    >
      {label}
    </Button>
  );
}
