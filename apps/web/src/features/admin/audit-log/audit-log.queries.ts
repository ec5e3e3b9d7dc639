import type { listAuditLog } from '@chowk/domain/admin';
import type { ParamsOf } from '@chowk/domain/kernel';
import { queryRef } from '@/api/client/contract-ref';
import { queryOptionsFor } from '@/api/client/queries';

export const listAuditLogRef = queryRef<typeof listAuditLog>('audit_logs_list', '/audit_logs');

export interface AuditLogFilter {
  readonly personId?: string | undefined;
  readonly entity?: string | undefined;
  readonly entityId?: string | undefined;
  readonly action?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** What an address may say of it, believed only as far as it is text. */
export type AuditLogSearch = Readonly<Partial<Record<keyof AuditLogFilter, unknown>>>;

const FIELDS = ['personId', 'entity', 'entityId', 'action', 'from', 'to'] as const;

export function readAuditLogSearch(asked: AuditLogSearch): AuditLogFilter {
  return Object.fromEntries(
    FIELDS.flatMap((name) => {
      const value = asked[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

/** An empty box asks for nothing. */
export function trailParams(filter: AuditLogFilter): ParamsOf<typeof listAuditLog> {
  const asked = {
    person_id: filter.personId,
    entity: filter.entity,
    entity_id: filter.entityId,
    action: filter.action,
    from: filter.from,
    to: filter.to,
  };
  const given = Object.entries(asked).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(given);
}

export function trailOptions(filter: AuditLogFilter, cursor: string | undefined) {
  return queryOptionsFor(listAuditLogRef, {
    ...trailParams(filter),
    ...(cursor === undefined ? {} : { cursor }),
  });
}
