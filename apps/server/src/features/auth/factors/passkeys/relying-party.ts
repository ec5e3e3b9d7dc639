import { isIP } from 'node:net';

/** The relying party of passkeys, from the site's URL and never from a request. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

const OWN_MACHINE = 'localhost';
const ON_OWN_MACHINE = /^http:\/\/localhost(:\d+)?$/;

/** Undefined where no browser makes a passkey: it wants a name, and https unless it is this machine. */
export function relyingPartyOf(siteUrl: string): RelyingParty | undefined {
  const { hostname: id, origin, protocol } = new URL(siteUrl);
  if (isIP(id.replace(/^\[|\]$/g, ''))) return undefined;
  return protocol === 'https:' || id === OWN_MACHINE ? { id, origin } : undefined;
}

function claimedOrigin(clientDataJSON: string): unknown {
  try {
    const told: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    return typeof told === 'object' && told !== null && 'origin' in told ? told.origin : undefined;
  } catch {
    return undefined;
  }
}

/** The site alone; while developing also the other ports of this machine, as the web app has its own. */
export function originsFor({ id, origin }: RelyingParty, clientDataJSON: string): string[] {
  if (id !== OWN_MACHINE) return [origin];
  const claimed = claimedOrigin(clientDataJSON);
  const isOwn = typeof claimed === 'string' && ON_OWN_MACHINE.test(claimed);
  return isOwn ? [origin, claimed] : [origin];
}
