import { defineSystemStep } from '../../db';

export const foldFigures = defineSystemStep(
  'figures.fold',
  'Counts of everybody’s rows are added up by the day; nobody owns them.',
);

export const FIGURES_STEPS = [foldFigures];
