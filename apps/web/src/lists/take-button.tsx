import { FileDown } from 'lucide-react';
import { useTask } from '@/commands/use-task';
import { Button } from '@/ui/base/button';

interface TakeButtonProps {
  label: string;
  /** Read aloud where several buttons say the same. */
  longLabel?: string;
  size?: 'sm' | 'md';
  onTake: () => Promise<unknown>;
  /** The toast's title when it could not be had; else why is all of it. */
  failed?: string;
}

/** Hands a file to the person. */
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
