import { forgetByOperator } from './admin-deletion';
import { grantRoles } from './create-person';
import { recordAdminCall } from './record-admin';
import { recordTokenReuse } from './record-reuse';
import { endSessions } from './suspend-sessions';

/** What the auth server does as the system, for the walk test to list. */
export const AUTH_SYSTEM_STEPS = [
  grantRoles,
  recordTokenReuse,
  recordAdminCall,
  forgetByOperator,
  endSessions,
];
