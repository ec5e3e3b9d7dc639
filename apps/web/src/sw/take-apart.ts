const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

/** They speak of the pack as it was sent. */
const OF_THE_PACK = ['content-encoding', 'content-length', 'etag', 'last-modified'];

/** The files in a pack, each answered as the server would, with the same rules for the browser. */
export async function takeApart(pack: Response): Promise<(url: string) => Response | undefined> {
  const texts = (await pack.json()) as Readonly<Record<string, string>>;
  return (url) => {
    const text = texts[url];
    if (text === undefined) return undefined;
    const headers = new Headers(pack.headers);
    for (const name of OF_THE_PACK) headers.delete(name);
    headers.set('content-type', TYPES[url.split('.').at(-1) ?? ''] ?? 'text/plain');
    return new Response(text, { headers });
  };
}
