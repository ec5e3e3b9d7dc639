import { DEMO_PASSWORD, DEMO_PEOPLE } from '../../db/seed/demo-people';
import { createPerson, type PersonPorts } from './create-person';

/** May run at every start: who is there already stays as they are. True when someone was new. */
export async function seedDemoPeople(ports: PersonPorts): Promise<boolean> {
  let isAnyNew = false;
  for (const { email, fullName, roles } of DEMO_PEOPLE) {
    const person = { email, password: DEMO_PASSWORD, fullName, roles };
    const { isNew } = await createPerson(ports, person);
    isAnyNew ||= isNew;
  }
  return isAnyNew;
}
