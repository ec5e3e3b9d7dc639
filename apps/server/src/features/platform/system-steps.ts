import { defineSystemStep } from '../../db';

export const applyConfig = defineSystemStep(
  'platform.apply-config',
  'A figure takes effect when its people agreed and its day has come; nobody writes it alone.',
);

export const PLATFORM_STEPS = [applyConfig];
