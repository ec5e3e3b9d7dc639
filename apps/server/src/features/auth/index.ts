export { claimLink, createShopOwner, findClaimant } from './account/claim-account';
export { createPerson } from './account/create-person';
export { openRecovery, recoversAlone } from './account/open-recovery';
export { findServiceKey } from './admin/find-service-key';
export { tellChange } from './alarms/alarms.jobs';
export { authJobs, forgetEndedSessions } from './auth.jobs';
export { AUTH_PATH, type AuthDeps } from './auth-deps';
export { closeDemoPeople, listDemoPersonIds } from './demo/close-demo-people';
export { DEMO_PASSWORD, DEMO_PEOPLE } from './demo/demo-people';
export { seedDemoPeople } from './demo/seed-demo-people';
export { hasFactors, resetFactors, voidLinks } from './factors/reset-factors';
export { mountAuth } from './mount-auth';
export { forgetSpentTokens } from './otp/forget-spent-tokens';
export { newCode } from './otp/one-time-secrets';
export { AUTH_LIMITED_ROUTES } from './requests/limit-auth-routes';
export {
  endOwnSessions,
  forgetPerson,
  listOwnSessions,
} from './sessions/own-sessions';
export { readLogin } from './sessions/read-login';
export { suspendSessions } from './sessions/suspend-sessions';
export { AUTH_SYSTEM_STEPS } from './system-steps';
export { createAuthenticator } from './tokens/authenticator';
export { keyStore } from './tokens/keyring';
export { replaceSigningKeys } from './tokens/replace-signing-keys';
