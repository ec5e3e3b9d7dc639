import { createHash } from 'node:crypto';
import { createServiceKey, SERVICE_KEY_PREFIX } from '@chowk/domain/platform';
import { expect, it } from 'vitest';
import { newServiceKey } from './new-service-key';

it('makes keys the server takes and knows again by their hash', async () => {
  const [one, other] = [await newServiceKey(), await newServiceKey()];
  expect(one.key).not.toBe(other.key);
  expect(one.key).toMatch(new RegExp(`^${SERVICE_KEY_PREFIX}[\\w-]{43}$`));
  expect(one.key_sha256).toBe(createHash('sha256').update(one.key).digest('hex'));
  const { key: _, ...hashed } = one;
  const input = {
    id: '01890a5d-ac96-774b-bcce-b302099a8057',
    name: 'Books',
    scopes: ['invite'],
    valid_days: 30,
    ...hashed,
  };
  expect(createServiceKey.input.safeParse(input).success).toBe(true);
  expect(JSON.stringify(hashed)).not.toContain(one.key);
});
