/**
 * `unsupported`: this browser cannot · `install-first`: on an iPhone only from the home screen ·
 * `denied`: refused in the browser, which only its settings can undo.
 */
export type PushState = 'unsupported' | 'install-first' | 'denied' | 'off' | 'on';

export interface PushSituation {
  readonly canPush: boolean;
  readonly isIos: boolean;
  readonly isInstalled: boolean;
  readonly permission: NotificationPermission;
  readonly isSubscribed: boolean;
}

export function pushStateOf(situation: PushSituation): PushState {
  const { canPush, isIos, isInstalled, permission, isSubscribed } = situation;
  if (!canPush) return isIos && !isInstalled ? 'install-first' : 'unsupported';
  if (permission === 'denied') return 'denied';
  return permission === 'granted' && isSubscribed ? 'on' : 'off';
}
