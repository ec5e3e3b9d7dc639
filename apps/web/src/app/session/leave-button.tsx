import { type ComponentProps, useState } from 'react';
import { Button } from '@/ui/base/button';
import { useLeave } from './use-leave';

interface LeaveButtonProps extends Omit<ComponentProps<typeof Button>, 'isLoading' | 'onClick'> {
  onLeft?: () => void;
}

/** Busy from the press on: the part that signs out may first have to come. */
export function LeaveButton({ onLeft, ...look }: LeaveButtonProps) {
  const leave = useLeave();
  const [isBusy, setIsBusy] = useState(false);
  async function press() {
    setIsBusy(true);
    try {
      await leave();
      onLeft?.();
    } finally {
      setIsBusy(false);
    }
  }
  return <Button {...look} isLoading={isBusy} onClick={() => void press()} />;
}
