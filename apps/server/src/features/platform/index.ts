import type { Feature } from '../../contract/implement';
import { platformConfigRead, platformFiguresRead } from './config.queries';
import { deleteStat } from './delete-stat';
import { platformStatsList } from './platform.queries';
import { saveStat } from './save-stat';
import { setConfig } from './set-config';

export { readPlatformConfig } from './read-platform-config';

export const platformFeature: Feature = {
  name: 'platform',
  commands: [saveStat, deleteStat, setConfig],
  queries: [platformStatsList, platformConfigRead, platformFiguresRead],
};
