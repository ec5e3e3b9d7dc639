import { expect, it } from 'vitest';
import { parseTestimonials } from './read-testimonials';

it('reads who speaks, what they say, and the note before them', () => {
  const body = 'Sample content.\n\n## Asha, Pune\n\nPaid on\nthe day.\n\n### Ravi\nFine.\n';
  expect(parseTestimonials(body)).toEqual({
    note: 'Sample content.',
    voices: [
      { who: 'Asha, Pune', words: 'Paid on the day.' },
      { who: 'Ravi', words: 'Fine.' },
    ],
  });
});

it('leaves out a heading without words and needs no note', () => {
  expect(parseTestimonials('## Empty\n\n## Asha\nYes')).toEqual({
    note: '',
    voices: [{ who: 'Asha', words: 'Yes' }],
  });
  expect(parseTestimonials('')).toEqual({ note: '', voices: [] });
});
