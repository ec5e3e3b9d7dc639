import { type AuthServer, type AuthServerOptions, startAuthServer } from '../auth-server';
import { openMailbox } from './mailbox';

/** The auth server with mail that arrives. */
export async function startMailServer(options: AuthServerOptions = {}) {
  const mailbox = await openMailbox();
  const server = await startAuthServer({
    autoConfirm: false,
    ...options,
    ports: { mailer: mailbox.mailer, ...options.ports },
  });
  return {
    ...server,
    mailbox,
    /** What a browser gets when the link of a mail is opened; the redirect is not followed. */
    open: async (link: string, headers: Record<string, string> = {}) => {
      const { search } = new URL(link);
      const answer = await fetch(`${server.url}/verify${search}`, { redirect: 'manual', headers });
      await answer.body?.cancel();
      return { status: answer.status, to: new URL(answer.headers.get('location') ?? '') };
    },
    /** As if every limit had run out again. */
    forgetLimits: async () => {
      await server.db.execute('delete from rate_limits');
    },
    close: async () => {
      await server.close();
      await mailbox.close();
    },
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>> & AuthServer;
