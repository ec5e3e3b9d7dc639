import { expect, it, vi } from 'vitest';
import { createNoticeQueue } from './notice-queue';

it('keeps notices said before the toaster is there, and hands them over in order', () => {
  const queue = createNoticeQueue();
  expect(queue.isWanted()).toBe(false);
  queue.push({ title: 'one' });
  queue.push({ title: 'two' });
  expect(queue.isWanted()).toBe(true);
  const said: string[] = [];
  queue.connect(({ title }) => said.push(title));
  queue.push({ title: 'three' });
  expect(said).toEqual(['one', 'two', 'three']);
});

it('holds notices again after the toaster left', () => {
  const queue = createNoticeQueue();
  queue.connect(() => undefined)();
  queue.push({ title: 'late' });
  const deliver = vi.fn();
  queue.connect(deliver);
  expect(deliver).toHaveBeenCalledExactlyOnceWith({ title: 'late' });
});
