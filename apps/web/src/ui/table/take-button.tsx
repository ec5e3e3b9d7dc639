import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/base/button';
import { showToast } from '@/ui/feedback/toast-store';

interface TakeButtonProps {
  label: string;
  /** Read aloud where several buttons say the same. */
  longLabel?: string;
  size?: 'sm' | 'md';
  onTake: () => Promise<void>;
  errorWords: (error: unknown) => string;
}

/** Hands a file to the person; waits for it, and says when it could not be had. */
export function TakeButton({ label, longLabel, size, onTake, errorWords }: TakeButtonProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function take() {
    setIsBusy(true);
    try {
      await onTake();
    } catch (error) {
      showToast({ title: errorWords(error), tone: 'danger' });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button
      variant="secondary"
      size={size}
      icon={<FileDown aria-hidden className={size === 'sm' ? 'size-4' : 'size-5'} />}
      isLoading={isBusy}
      aria-label={longLabel}
      onClick={() => void take()}
    >
      {label}
    </Button>
  );
}
