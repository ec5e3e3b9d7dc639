import { CONSENT_VERSION } from '@chowk/domain/accounts';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../../db/seed/demo-people';
import { createPerson, type PersonPorts } from './create-person';

/** As somebody who ticked every box of the sign-up form. */
const CONSENTS = {
  version: CONSENT_VERSION,
  purposes: ['privacy', 'location', 'photos'],
} as const;

/** May run at every start: who is there already stays as they are. True when someone was new. */
export async function seedDemoPeople(ports: PersonPorts): Promise<boolean> {
  let isAnyNew = false;
  for (const { email, fullName, roles } of DEMO_PEOPLE) {
    const person = { email, password: DEMO_PASSWORD, fullName, roles, consents: CONSENTS };
    const { isNew } = await createPerson(ports, person);
    isAnyNew ||= isNew;
  }
  return isAnyNew;
}
