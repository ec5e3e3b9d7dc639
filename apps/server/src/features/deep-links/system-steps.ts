import { defineSystemStep } from '../../db';

export const previewLink = defineSystemStep(
  'deep-links.preview',
  'A messenger that shows a link signs in nowhere; it learns names of what is public, nothing else.',
);

export const forgetLinkEvents = defineSystemStep(
  'deep-links.forget-events',
  'What became of links is kept for half a year, whoever opened them.',
);

export const DEEP_LINKS_STEPS = [previewLink, forgetLinkEvents];
