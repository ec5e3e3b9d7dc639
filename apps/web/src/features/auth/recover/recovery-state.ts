import { storedSession } from '@/api/session/stored-session';
import { isRecoverySession, readAuthReturn } from '@/features/auth/sign-in/auth-return';

/**
 * `proved`: a link or code has let the person in · `signed-in`: somebody is, by other means, and
 * must know the current password · `broken`: a link did not work · `none`: no link, nobody in.
 */
export type RecoveryState = 'proved' | 'signed-in' | 'broken' | 'none';

function stateOfSession(): RecoveryState {
  if (isRecoverySession()) return 'proved';
  return storedSession() ? 'signed-in' : 'none';
}

/** Takes the link's code out of the address, if there is one, and says where that leaves us. */
export async function recoveryState(): Promise<RecoveryState> {
  const { kind } = await readAuthReturn(window.location);
  return kind === 'in' || kind === 'nothing' ? stateOfSession() : 'broken';
}
