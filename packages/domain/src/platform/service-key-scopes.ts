/** What a key of the service API can be good for; each of its routes asks for one of them. */
export const SERVICE_SCOPES = [
  'users:read',
  'users:write',
  'users:delete',
  'factors:delete',
  'links',
  'invite',
  'captcha:skip',
] as const;
export type ServiceScope = (typeof SERVICE_SCOPES)[number];

export const MAX_KEY_DAYS = 365;

export const SERVICE_KEY_STATES = ['waiting', 'active', 'expired', 'revoked'] as const;
export type ServiceKeyState = (typeof SERVICE_KEY_STATES)[number];

interface KeyTimes {
  readonly confirmed_at: Date | null;
  readonly revoked_at: Date | null;
  readonly expires_at: Date;
}

/** Used by the list and the check alike: only an active key works. */
export function serviceKeyState(key: KeyTimes, nowMs: number): ServiceKeyState {
  if (key.revoked_at) return 'revoked';
  if (key.expires_at.getTime() <= nowMs) return 'expired';
  return key.confirmed_at ? 'active' : 'waiting';
}
