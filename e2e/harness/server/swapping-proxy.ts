import { createServer, request } from 'node:http';

export interface SwappingProxy {
  readonly url: string;
  /** From now on the service worker's file differs by a line, as after a new build. */
  releaseNewVersion(): void;
  stop(): Promise<void>;
}

const WORKER_PATH = '/sw.js';

/** A proxy that can serve another service worker, so that no build has to change. */
export async function startSwappingProxy(target: string): Promise<SwappingProxy> {
  let suffix = '';
  const server = createServer((incoming, outgoing) => {
    const isWorker = incoming.url === WORKER_PATH;
    const headers = { ...incoming.headers };
    // Uncompressed and uncached, so that a line can be appended.
    if (isWorker) for (const name of ['accept-encoding', 'if-none-match']) delete headers[name];
    const forwarded = request(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method, headers },
      (answer) => {
        const { 'content-length': _, ...kept } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, isWorker ? kept : answer.headers);
        answer.pipe(outgoing, { end: false });
        answer.on('end', () => outgoing.end(isWorker ? suffix : undefined));
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port');
  return {
    url: `http://localhost:${address.port}`,
    releaseNewVersion: () => {
      suffix = '\n// a newer build';
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
