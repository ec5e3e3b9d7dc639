export { findServiceKey } from './admin/find-service-key';
export { tellChange } from './alarms/alarms.jobs';
export { authJobs, forgetEndedSessions } from './auth.jobs';
export { AUTH_PATH, type AuthDeps } from './auth-deps';
export { createAuthenticator } from './authenticator';
export { claimLink, createShopOwner, findClaimant } from './claim-account';
export { type CreatedPerson, createPerson, type NewPerson } from './create-person';
export { closeDemoPeople, listDemoPersonIds } from './demo/close-demo-people';
export { DEMO_PASSWORD, DEMO_PEOPLE } from './demo/demo-people';
export { seedDemoPeople } from './demo/seed-demo-people';
export { AUTH_DOORS } from './doors/limit-auth-doors';
export { hasFactors, resetFactors, voidLinks } from './factors/reset-factors';
export { forgetSpentTokens } from './forget-spent-tokens';
export { keyStore } from './keyring';
export { mountAuth } from './mount-auth';
export { newCode } from './one-time-secrets';
export {
  endOwnSessions,
  forgetPerson,
  listOwnSessions,
  type OwnSession,
} from './own-sessions';
export { type Login, readLogin } from './read-login';
export { replaceSigningKeys } from './replace-signing-keys';
export { suspendSessions } from './suspend-sessions';
export { AUTH_SYSTEM_STEPS } from './system-steps';
