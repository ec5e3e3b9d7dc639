import { expect, it } from 'vitest';
import { createKnownKeys } from './known-keys';

it('forgets the key remembered longest ago once there are too many', () => {
  const keys = createKnownKeys(2);
  for (const id of ['a', 'b', 'a', 'c']) keys.remember(id, Buffer.from(id));
  expect(['a', 'b', 'c'].map((id) => keys.find(id)?.toString())).toEqual([undefined, 'b', 'c']);
});
