import { createECDH } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { silentLog } from '../../test/ports';
import { isPublicAddress, lookupPublic } from './public-address';
import { makePushKeys } from './push-keys';
import { openPushSender } from './push-sender';

const SECRET = 'a secret for tests only, long enough';
const contact = 'mailto:tests@chowk.example';

describe('keys for pushes', () => {
  it('follow from the secret, the same at every start and in every process', () => {
    const keys = makePushKeys(SECRET);
    expect(makePushKeys(SECRET)).toEqual(keys);
    expect(makePushKeys(`${SECRET}!`).publicKey).not.toBe(keys.publicKey);
    expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65);
  });

  it('or are those the environment names', () => {
    const curve = createECDH('prime256v1');
    const publicKey = curve.generateKeys('base64url');
    const privateKey = curve.getPrivateKey('base64url');
    expect(makePushKeys(SECRET, privateKey)).toEqual({ publicKey, privateKey });
  });
});

describe('where a push service may live', () => {
  const sender = openPushSender({ keys: makePushKeys(SECRET), contact, log: silentLog });

  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-pn1p.notify.windows.com/w/?token=abc',
    'https://[2606:4700::1111]/x',
  ])('%s', (endpoint) => {
    expect(sender.isAllowed(endpoint)).toBe(true);
  });

  it.each([
    'http://127.0.0.1:4000/x',
    'https://127.0.0.1/x',
    'https://localhost/x',
    'https://sub.localhost/x',
    'https://[::1]/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://[64:ff9b::7f00:1]/x',
    'https://[2002:7f00:1::]/x',
    'https://100.64.0.1/x',
    'https://0/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
  ])('not %s', async (endpoint) => {
    expect(sender.isAllowed(endpoint)).toBe(false);
    const target = { endpoint, p256dh: '', auth: '' };
    const options = { ttlS: 1, urgency: 'normal', topic: 'x' } as const;
    expect(await sender.send(target, 'x', options)).toBe('gone');
  });

  it('is asked again when it is called: a name may be made to lead inside', async () => {
    const error = await new Promise((resolve) => {
      lookupPublic('localhost', {}, (found) => resolve(found));
    });
    expect(error).toMatchObject({ message: 'The name leads to a private address' });
    expect(['8.8.8.8', '10.1.2.3', '::1', 'fe80::1', 'x'].map(isPublicAddress)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
