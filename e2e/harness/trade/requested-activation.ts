import type { Caller } from '../people/call';
import { codeSentTo } from '../server/message-catcher';

const NUMBER_DIGITS = 9;

/** A lead whose owner confirmed the code: it waits for its account. */
export async function requestActivation(
  bizman: Caller,
  { bizmanId, shop, photo }: { bizmanId: string; shop: string; photo: Buffer },
): Promise<{ readonly phone: string }> {
  const id = crypto.randomUUID();
  const phone = `+917${String(Date.now()).slice(-NUMBER_DIGITS)}`;
  const path = `${bizmanId}/front_${Date.now()}_photo.jpg`;
  await bizman.upload('shop_photos', path, photo);
  await bizman.run('lead_create', {
    id,
    shop_name: shop,
    owner_name: 'Ganesh Patil',
    phone,
    area: 'Karjat',
    shop_type: 'kirana',
    pin_code: '410201',
    position: { lat: 18.9107, lng: 73.3235 },
    accuracy_m: 14,
    photos: [{ type: 'front', path }],
  });
  await bizman.run('lead_send_otp', { id });
  await bizman.run('lead_verify_phone', { id, code: await codeSentTo(phone) });
  await bizman.run('lead_request_activation', { id });
  return { phone };
}
