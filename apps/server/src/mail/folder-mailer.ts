import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { type CheckedMail, checkMail } from './check-mail';
import type { Mailer } from './mailer';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/**
 * For trying the product without a mail server: each mail is a JSON file, newest last by name, and
 * a log line with its text, because the link inside is the only way on.
 */
export function openFolderMailer(folder: string, log: Pick<Logger, 'info'>): Mailer {
  return {
    async send(given) {
      const mail = checkMail(given);
      const sentAt = new Date().toISOString();
      const name = `${sentAt.replace(/[:.]/g, '-')}-${mail.kind}-${mail.id}.json`;
      await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
      await writeWhole(join(folder, name), fileContent(mail, sentAt));
      const { id, to, kind, subject, text } = mail;
      log.info({ mail: { id, to, kind, subject, text, file: name } }, 'mail written to the folder');
      return { id };
    },
    isConfigured: () => false,
    close: async () => undefined,
  };
}

function fileContent({ id, to, kind, language, subject, text, html }: CheckedMail, sentAt: string) {
  return JSON.stringify({ id, sentAt, to, kind, language, subject, text, html }, null, 2);
}

/** A reader of the folder never meets half a mail. */
async function writeWhole(file: string, content: string): Promise<void> {
  const draft = `${file}.tmp`;
  try {
    const handle = await open(draft, 'w', FILE_MODE);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
