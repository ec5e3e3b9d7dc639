import '../../test/browser-stand-ins';
import { expect, it } from 'vitest';
import { figures, switches } from './hi/office';
import { messagesOf } from './store';

it('words of one file are all there as soon as one of them is', async () => {
  expect(await messagesOf('hi', 'figures')).toBe(figures);
  expect(messagesOf('hi', 'switches')).toBe(switches);
});
