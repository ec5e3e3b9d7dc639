import { type Actor, type Audience, isSignedIn, ROLES, rolesMeaning } from '@chowk/domain/kernel';

/**
 * The groups a person listens to, computed per stream and again when their roles change, so that an
 * event is matched against groups and not against each client.
 */
export function audiencesOf(actor: Actor): readonly Audience[] {
  if (!isSignedIn(actor)) return [];
  const roles = ROLES.filter((role) => rolesMeaning(role).some((one) => actor.roles.includes(one)));
  return ['everyone', `person:${actor.uid}`, ...roles.map((role) => `role:${role}` as const)];
}
