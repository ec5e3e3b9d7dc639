import { useQueryClient } from '@tanstack/react-query';
import { meOptions } from '@/features/accounts/accounts.queries';
import { SessionAlert } from '@/features/auth/session-alert';
import { useLeave } from '../use-leave';

export function SessionGuard() {
  const leave = useLeave();
  const queryClient = useQueryClient();
  return (
    <SessionAlert onOver={() => leave('expired', queryClient.getQueryData(meOptions().queryKey))} />
  );
}
