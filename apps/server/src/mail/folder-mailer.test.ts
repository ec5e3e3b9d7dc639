import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openFolderMailer } from './folder-mailer';

const MAIL = {
  to: 'asha@example.in',
  subject: 'आपका स्वागत है',
  text: 'Open http://localhost:3000/confirm?token=abc',
  html: '<p>Open</p>',
  kind: 'confirm-signup',
  language: 'hi',
};

let parent: string;
let folder: string;
const info = vi.fn();

beforeEach(async () => {
  info.mockClear();
  parent = await mkdtemp(join(tmpdir(), 'chowk-mail-'));
  folder = join(parent, 'mail');
});
afterEach(() => rm(parent, { recursive: true, force: true }));

describe('openFolderMailer', () => {
  it('writes one private file a mail, and its text to the log', async () => {
    const mailer = openFolderMailer(folder, { info });
    const { id } = await mailer.send(MAIL);
    const [name = '', ...more] = await readdir(folder);
    expect(more).toEqual([]);
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-confirm-signup-.+\.json$/);
    expect(JSON.parse(await readFile(join(folder, name), 'utf8'))).toMatchObject({ id, ...MAIL });
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    expect(info).toHaveBeenCalledOnce();
    expect(info.mock.calls[0]?.[0]).toMatchObject({
      mail: { id, to: MAIL.to, text: MAIL.text, file: name },
    });
  });

  it('keeps every mail of a burst', async () => {
    const mailer = openFolderMailer(folder, { info });
    await Promise.all(Array.from({ length: 50 }, () => mailer.send(MAIL)));
    const names = await readdir(folder);
    expect(names).toHaveLength(50);
    expect(names.every((name) => name.endsWith('.json'))).toBe(true);
  });

  it('writes nothing for a mail it refuses', async () => {
    const mailer = openFolderMailer(folder, { info });
    await expect(mailer.send({ ...MAIL, kind: '../../x' })).rejects.toThrow(RangeError);
    await expect(mailer.send({ ...MAIL, to: 'nobody' })).rejects.toThrow();
    expect(await readdir(parent)).toEqual([]);
    expect(info).not.toHaveBeenCalled();
  });

  it('fails, and logs no mail as written, when the folder cannot be made', async () => {
    await writeFile(folder, 'a file in the way');
    await expect(openFolderMailer(folder, { info }).send(MAIL)).rejects.toThrow();
    expect(info).not.toHaveBeenCalled();
  });

  it('says that nobody gets these mails', () => {
    expect(openFolderMailer(folder, { info }).isConfigured()).toBe(false);
  });
});
