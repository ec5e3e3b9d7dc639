import { canReachServer } from '@/api/network/probe-server';

/** Without a network the browser would show its own error page. */
export async function reloadPage(): Promise<void> {
  if (await canReachServer()) window.location.reload();
}
