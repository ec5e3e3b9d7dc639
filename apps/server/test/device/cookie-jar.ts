/** A browser's cookies, for clients that run without a browser. */
export function cookieJar() {
  const cookies = new Map<string, string>();
  const fetchWithCookies: typeof fetch = async (target, init) => {
    const headers = new Headers(init?.headers);
    const said = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (said) headers.set('cookie', said);
    const answer = await fetch(target, { ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answer;
  };
  return { cookies, fetch: fetchWithCookies };
}
