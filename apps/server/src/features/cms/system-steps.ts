import { defineSystemStep } from '../../db';

export const publishDue = defineSystemStep(
  'cms.publish-due',
  'A super admin said when; at that time nobody is there to press the button.',
);

export const CMS_STEPS = [publishDue];
