import { ANONYMOUS } from '@chowk/domain/kernel';
import { writeAudit } from '../../../contract/run/after-run';
import { defineSystemStep, withSystem } from '../../../db';
import type { AuthContext } from '../auth-deps';
import type { AuthServices } from '../auth-services';
import type { ServiceCaller } from './find-service-key';

export const recordAdminCall = defineSystemStep(
  'auth.record-admin-call',
  'What is done with the service key is on record; the audit trail is written by the system only.',
);

export type AdminAction =
  | 'auth_user_create'
  | 'auth_user_update'
  | 'auth_user_delete'
  | 'auth_user_invite'
  | 'auth_link_generate'
  | 'auth_factor_delete';

/** Which fields, never what was in them. */
export async function recordAdmin(
  c: AuthContext,
  { ports }: AuthServices,
  action: AdminAction,
  about: {
    readonly by: ServiceCaller;
    readonly userId: string;
    readonly fields?: readonly string[];
  },
): Promise<void> {
  await withSystem(ports.db, ANONYMOUS, recordAdminCall, (tx) =>
    writeAudit(tx, ports, {
      entity: 'users',
      entityId: about.userId,
      action,
      diff: {
        by: 'service key',
        key: about.by.name,
        hint: about.by.hint,
        ...(about.fields ? { fields: about.fields } : {}),
      },
      actor: ANONYMOUS,
      requestId: c.get('requestId'),
    }),
  );
}
