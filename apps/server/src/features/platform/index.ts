import type { Feature } from '../../contract/implement';
import { deleteStat } from './delete-stat';
import { platformStatsList } from './platform.queries';
import { saveStat } from './save-stat';

export const platformFeature: Feature = {
  name: 'platform',
  commands: [saveStat, deleteStat],
  queries: [platformStatsList],
};
