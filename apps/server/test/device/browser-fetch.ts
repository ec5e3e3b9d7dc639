import { cookieJar } from './cookie-jar';

/** `fetch` as a browser has it: cookies are kept and sent, and it has an address of its own. */
export function browserFetch(address: string) {
  const { cookies, fetch: fetchWithCookies } = cookieJar();
  const run: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('x-forwarded-for', address);
    return fetchWithCookies(input, { ...init, headers });
  };
  return { run, cookies };
}
