import type { ComponentProps } from 'react';
import { useTask } from '@/commands/use-task';
import { Button } from '@/ui/base/button';
import { useLeave } from './use-sign-out';

interface LeaveButtonProps extends Omit<ComponentProps<typeof Button>, 'isLoading' | 'onClick'> {
  onLeft?: () => void;
}

/** Busy from the press on: the part that signs out may first have to come. */
export function LeaveButton({ onLeft, ...button }: LeaveButtonProps) {
  const leave = useLeave();
  const { isBusy, run } = useTask();
  const press = () => run(() => leave(), { onDone: onLeft, refused: true });
  return <Button {...button} isLoading={isBusy} onClick={() => void press()} />;
}
