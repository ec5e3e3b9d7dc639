import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy to the database that a test can cut or block. */
export interface DatabaseProxy {
  readonly url: string;
  readonly cut: () => void;
  /** While blocked, every new connection is closed. */
  readonly block: (isBlocked: boolean) => void;
  readonly close: () => Promise<void>;
}

export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const pairs = new Set<readonly [Socket, Socket]>();
  let isBlocked = false;
  const server = createServer((near) => {
    near.on('error', () => undefined);
    if (isBlocked) {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port || 5432), target.hostname);
    far.on('error', () => near.destroy());
    const pair = [near, far] as const;
    pairs.add(pair);
    near.pipe(far);
    far.pipe(near);
    near.on('close', () => {
      pairs.delete(pair);
      far.destroy();
    });
    far.on('close', () => near.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const cut = () => {
    for (const [near] of pairs) near.destroy();
  };
  return {
    url: url.href,
    cut,
    block: (value) => {
      isBlocked = value;
    },
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
