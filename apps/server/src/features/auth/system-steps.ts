import { forgetByOperator } from './admin-deletion';
import { lockAccounts } from './alarms/lock-account';
import { raiseAlarms } from './alarms/raise-alarm';
import { grantRoles } from './create-person';
import { closeDemo } from './demo/close-demo-people';
import { recordRecoveryCode } from './factors/use-recovery-code';
import { recordAdminCall } from './record-admin';
import { recordTokenReuse } from './sessions/end-reused';
import { endSessions } from './suspend-sessions';

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
