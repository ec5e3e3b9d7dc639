import { expect, it } from 'vitest';
import { createSseReader, type StreamMessage } from './sse-reader';

function read(...pieces: string[]): StreamMessage[] {
  const messages: StreamMessage[] = [];
  const take = createSseReader((message) => messages.push(message));
  for (const piece of pieces) take(piece);
  return messages;
}

const OFFERED = 'id: 5-1\nevent: deal.offered\ndata: {"id":"1"}\n\n';

it('reads a message however it is split into chunks', () => {
  const whole = [{ event: 'deal.offered', data: '{"id":"1"}', id: '5-1' }];
  expect(read(OFFERED)).toEqual(whole);
  expect(read(...OFFERED)).toEqual(whole);
  expect(read(OFFERED.replaceAll('\n', '\r\n'))).toEqual(whole);
});

it('reports the id of a quiet stream, and ignores comments', () => {
  expect(read(': alive\nid: 9-0\n\n', ': alive\n\n')).toEqual([
    { event: 'message', data: '', id: '9-0' },
  ]);
});

it('holds back an incomplete message', () => {
  expect(read('event: deal.offered\ndata: {}\n')).toEqual([]);
});

it('does not carry the name of one message over to the next', () => {
  expect(read(OFFERED, 'data: x\n\n')[1]).toEqual({ event: 'message', data: 'x', id: undefined });
});
