import { canReachServer } from '@/api/network/probe-server';

/** Without a network the browser would put a page of its own in place of ours. */
export async function reloadPage(): Promise<void> {
  if (await canReachServer()) window.location.reload();
}
