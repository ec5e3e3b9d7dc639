// Runs before the app: restores what a killed browser had not saved yet
// (src/api/storage/durable-storage.ts), preloads the chunks of the page being opened, then starts
// the app. The build writes the file names (scripts/pwa/start-order.ts).
(() => {
  const HOME_OF = {
    retailer: 'home-store',
    brand: 'home-brand',
    bizman: 'home-bizman',
    admin: 'home-admin',
    super_admin: 'home-admin',
  };
  /**
   * The exact requests each home makes first on a new device: one that nothing uses is one too many
   * (e2e first-load.spec.ts).
   */
  const FIRST_ASKED = {
    'home-store': ['/rest/v1/earning_totals', '/rest/v1/sync?deals=&limit=500'],
    'home-brand': ['/rest/v1/wallet', '/rest/v1/sync?campaigns=&limit=500'],
    'home-bizman': ['/rest/v1/batch?q=%2Fbizman_target&q=%2Fshop_day&q=%2Fearning_totals'],
  };
  /** These pages work without the app: src/sign-in.tsx. */
  const SIGN_IN = /^\/(?:(?:brand|retailer|bizman)\/signin|admin-access|super-admin)$/;
  const SURE = 'chowk.sure';
  const STAMP = 'chowk.stamp';

  /** A token about to expire is refreshed first. */
  const TOKEN_MARGIN_S = 30;

  const { chunks } = document.currentScript.dataset;
  if (!chunks) return;
  const files = JSON.parse(chunks);

  function read(key) {
    try {
      return JSON.parse(localStorage.getItem(key));
    } catch {
      return null;
    }
  }

  /** The app also completes an interrupted sign-out. */
  function isSignIn() {
    const isOut = read('chowk.session') === null && localStorage.getItem('chowk.leaving') === null;
    return isOut && SIGN_IN.test(location.pathname);
  }

  function homeChunk(roles = []) {
    if (read('chowk.session') === null || location.pathname !== '/dashboard') return undefined;
    return HOME_OF[roles.find((role) => role in HOME_OF)];
  }

  /**
   * Fetches the person in parallel with the scripts that need it (src/api/client/early-responses.ts).
   * A new device learns from the response which home to preload.
   */
  function askWho() {
    const { access_token: token, expires_at: endS = 0, user } = read('chowk.session') ?? {};
    const isActing = [sessionStorage, localStorage].some((store) => store.getItem('chowk.acting'));
    const isOld = endS - Date.now() / 1000 < TOKEN_MARGIN_S;
    // Until the second step is done the server refuses; the app knows whether it was.
    const hasFactor = user?.factors?.some(({ status }) => status === 'verified');
    if (!token || isOld || isActing || hasFactor || !navigator.onLine) return;
    const authorization = `Bearer ${token}`;
    if (window.chowkEarly?.authorization === authorization) return;
    const headers = {
      accept: 'application/json',
      'x-application-name': 'chowk-web',
      'accept-language': document.documentElement.lang,
      authorization,
    };
    const answers = {};
    const ask = (path) => {
      answers[path] = fetch(path, { headers });
      // Its consumer handles the failure.
      answers[path].catch(() => undefined);
      return answers[path];
    };
    window.chowkEarly = { authorization, answers };
    const isNew = read('chowk.me') === null;
    ask('/rest/v1/me')
      .then((answer) => answer.clone().json())
      .then(({ roles }) => {
        preload(roles);
        if (isNew) for (const path of FIRST_ASKED[homeChunk(roles)] ?? []) ask(path);
      })
      .catch(() => undefined);
  }

  /** By name, so that no file waits for another to be read. */
  function preload(roles = read('chowk.me')?.roles) {
    const { lang } = document.documentElement;
    const home = homeChunk(roles);
    const names = isSignIn() ? ['sign-in', `sign-in-${lang}`] : ['app', home, `${home}-${lang}`];
    for (const href of [`words-${lang}`, ...names].flatMap((name) => files[name] ?? [])) {
      if (document.querySelector(`link[href="${href}"]`)) continue;
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
      link.crossOrigin = '';
      document.head.append(link);
    }
  }

  /** Missing before the first save, and in browsers without a private file system. */
  async function durableRows() {
    const folder = await navigator.storage.getDirectory();
    const handle = await folder.getFileHandle(SURE);
    return JSON.parse(await (await handle.getFile()).text());
  }

  async function restore() {
    const rows = await durableRows();
    const written = Number(localStorage.getItem(STAMP));
    const missing = rows.filter(({ stamp }) => stamp > written);
    for (const { key, value } of missing) {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    }
    if (missing.length > 0) {
      localStorage.setItem(STAMP, Math.max(...missing.map(({ stamp }) => stamp)));
    }
  }

  function begin() {
    preload();
    window.chowkEntry = isSignIn() ? 'sign-in' : 'app';
    const [src] = files[window.chowkEntry];
    const script = Object.assign(document.createElement('script'), { type: 'module', src });
    script.crossOrigin = '';
    document.head.append(script);
  }

  /**
   * This runs before the stylesheet is requested, which would delay it; what it starts needs the
   * page.
   */
  function whenRead() {
    if (document.readyState !== 'loading') return Promise.resolve();
    return new Promise((go) => document.addEventListener('DOMContentLoaded', go, { once: true }));
  }

  // Files cached by the worker cost no request, and the first render is then complete.
  if (!navigator.serviceWorker?.controller) document.documentElement.dataset.font = 'later';
  // Before the chunks: HTTP/1.1 has six connections, and the first rows wait for this response.
  askWho();
  preload();
  restore()
    .catch(() => undefined)
    .then(askWho)
    .then(whenRead)
    .then(begin);
})();
