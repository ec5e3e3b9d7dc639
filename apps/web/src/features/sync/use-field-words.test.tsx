import '../../../test/browser-stand-ins';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { preloadMessages } from '@/i18n';
import { fieldKey } from './field-words';
import { useFieldWords } from './use-field-words';

function Told({ field, value }: { field: string; value: unknown }) {
  return useFieldWords()(field, value);
}

const told = (field: string, value: unknown) =>
  renderToStaticMarkup(<Told field={field} value={value} />);

beforeAll(() => preloadMessages('sync', 'campaigns'));

it.each([
  ['position', { lat: 12.9716, lng: 77.5946 }, 'A place noted on the map (12.9716, 77.5946)'],
  ['position', null, 'No place noted'],
  ['accuracy_m', 12, '12 m'],
  ['fence_m', 1_500, '1.5 km'],
])('%s is told in words', (field, value, words) => {
  expect(told(field, value)).toBe(words);
  expect(fieldKey(field)).toBe(`field.${field}`);
});
