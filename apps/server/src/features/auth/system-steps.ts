import { grantRoles } from './account/create-person';
import { forgetByOperator } from './admin/admin-deletion';
import { recordAdminCall } from './admin/record-admin';
import { lockAccounts } from './alarms/lock-account';
import { raiseAlarms } from './alarms/raise-alarm';
import { closeDemo } from './demo/close-demo-people';
import { recordRecoveryCode } from './factors/recovery-codes/use-recovery-code';
import { recordTokenReuse } from './sessions/refresh/end-reused';
import { endSessions } from './sessions/suspend-sessions';

/** What the auth server does as the system, for the walk test to list. */
export const AUTH_SYSTEM_STEPS = [
  grantRoles,
  closeDemo,
  recordTokenReuse,
  recordRecoveryCode,
  recordAdminCall,
  forgetByOperator,
  endSessions,
  raiseAlarms,
  lockAccounts,
];
