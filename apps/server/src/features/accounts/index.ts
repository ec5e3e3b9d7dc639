import type { Feature } from '../../contract/implement';
import { demoPeopleList, meRead } from './accounts.queries';

export const accountsFeature: Feature = {
  name: 'accounts',
  commands: [],
  queries: [meRead, demoPeopleList],
};
