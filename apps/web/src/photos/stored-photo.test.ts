import '../../test/browser-stand-ins';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedPhoto } from './stored-photo';

const MOST_KEPT = 40;

let asked: string[];
let revoked: string[];
let answers: (() => Response)[];
let files = 0;

beforeEach(() => {
  asked = [];
  revoked = [];
  answers = [];
  signIn('asha');
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push(`${url} ${new Headers(init.headers).get('authorization')}`);
    return answers.shift()?.() ?? new Response('photo');
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function signIn(id: string): void {
  const endS = Math.floor(Date.now() / 1000) + 86_400;
  const session = { access_token: `of-${id}`, refresh_token: 'r', expires_at: endS, user: { id } };
  localStorage.setItem('chowk.session', JSON.stringify(session));
}

function newPhoto() {
  files += 1;
  return storedPhoto('proof-photos', `deal-${files}.jpg`);
}

it('is fetched once, however many components show it', async () => {
  const photo = newPhoto();
  expect(storedPhoto('proof-photos', `deal-${files}.jpg`)).toBe(photo);
  const [first, second] = [photo.open(), photo.open()];
  expect(await first.url).toBe(await second.url);
  first.close();
  second.close();
  expect(await photo.open().url).toBe(await first.url);
  expect(asked).toEqual([`/storage/v1/object/proof-photos/deal-${files}.jpg Bearer of-asha`]);
});

it('is fetched again after a failure', async () => {
  const photo = newPhoto();
  answers = [() => Response.json({ code: 'PGRST116', message: 'none' }, { status: 404 })];
  await expect(photo.open().url).rejects.toMatchObject({ code: 'PGRST116' });
  expect(await photo.open().url).toMatch(/^blob:/);
});

it('is evicted after many others were shown, but never while on screen', async () => {
  const [shown, left] = [newPhoto().open(), newPhoto().open()];
  const [shownUrl, leftUrl] = [await shown.url, await left.url];
  left.close();
  for (let count = 0; count < MOST_KEPT + 1; count += 1) {
    const other = newPhoto().open();
    await other.url;
    other.close();
  }
  await expect.poll(() => revoked).toContain(leftUrl);
  expect(revoked).not.toContain(shownUrl);
});

it('is never shown to the next person on the same phone', async () => {
  const photo = newPhoto();
  const mine = photo.open();
  const url = await mine.url;
  mine.close();
  signIn('vikram');
  const theirs = photo.open();
  expect(await theirs.url).not.toBe(url);
  theirs.close();
  await expect.poll(() => revoked).toContain(url);
});
