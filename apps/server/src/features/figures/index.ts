import type { Feature } from '../../contract/implement';
import { brandFiguresRead } from './brand-figures.queries';
import { platformFiguresRead } from './platform-figures.queries';
import { FIGURES_STEPS } from './system-steps';

export { figureJobs } from './figures.jobs';

export const figuresFeature: Feature = {
  name: 'figures',
  commands: [],
  queries: [platformFiguresRead, brandFiguresRead],
  systemSteps: FIGURES_STEPS,
};
