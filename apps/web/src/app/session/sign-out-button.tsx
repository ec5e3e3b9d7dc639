import type { ComponentProps } from 'react';
import { useTask } from '@/commands/use-task';
import { Button } from '@/ui/base/button';
import { useSignOut } from './use-sign-out';

interface SignOutButtonProps extends Omit<ComponentProps<typeof Button>, 'isLoading' | 'onClick'> {
  onLeft?: () => void;
}

/** Busy from the press on, because the sign-out code may have to be loaded. */
export function SignOutButton({ onLeft, ...button }: SignOutButtonProps) {
  const leave = useSignOut();
  const { isBusy, run } = useTask();
  const press = () => run(() => leave(), { onDone: onLeft, refused: true });
  return <Button {...button} isLoading={isBusy} onClick={() => void press()} />;
}
