import type {
  DemoRequestState,
  handleDemoRequest,
  listDemoRequests,
} from '@chowk/domain/demo-requests';
import { commandRef, queryRef } from '@/api/client/contract-ref';
import { queryOptionsFor } from '@/api/client/queries';

export const listDemoRequestsRef = queryRef<typeof listDemoRequests>(
  'demo_requests_list',
  '/demo_requests',
);
export const handleDemoRequestRef = commandRef<typeof handleDemoRequest>('demo_request_handle');

export function demoRequestsOptions(
  search: string,
  status: DemoRequestState | undefined,
  cursor: string | undefined,
) {
  return queryOptionsFor(listDemoRequestsRef, {
    ...(search === '' ? {} : { search }),
    ...(status ? { status } : {}),
    ...(cursor === undefined ? {} : { cursor }),
  });
}
