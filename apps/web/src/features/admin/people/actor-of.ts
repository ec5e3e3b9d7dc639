import type { Me } from '@chowk/domain/accounts';
import { type Actor, ANONYMOUS } from '@chowk/domain/kernel';

/** For the policies the server judges by: what they refuse has no button here. */
export function actorOf({ id, roles }: Me): Actor {
  return { ...ANONYMOUS, uid: id, actorId: id, roles };
}
