// Runs before the app: writes back what a killed browser had not saved yet (src/api/storage/sure-storage.ts),
// asks for the chunks of the page this person opens, then starts the app. The build names the files
// (scripts/pwa/start-order.ts).
(() => {
  const HOME_OF = {
    retailer: 'home-store',
    brand: 'home-brand',
    bizman: 'home-bizman',
    admin: 'home-admin',
    super_admin: 'home-admin',
  };
  const SIGN_IN = /\/(?:signin|auth|admin-access|super-admin)$/;
  const SURE = 'chowk.sure';
  const STAMP = 'chowk.stamp';

  const { app, chunks } = document.currentScript.dataset;

  function read(key) {
    try {
      return JSON.parse(localStorage.getItem(key));
    } catch {
      return null;
    }
  }

  function pageChunk() {
    const { pathname } = location;
    if (read('chowk.session') === null) return SIGN_IN.test(pathname) ? 'door' : undefined;
    const roles = read('chowk.me')?.roles ?? [];
    if (pathname !== '/dashboard') return undefined;
    return HOME_OF[roles.find((role) => role in HOME_OF)] ?? 'home';
  }

  /** By name, so that none of them waits until another one has been read. */
  function preload() {
    const files = JSON.parse(chunks);
    const { lang } = document.documentElement;
    const page = pageChunk();
    const names = [`words-${lang}`, page, `${page}-${lang}`];
    for (const href of names.flatMap((name) => files[name] ?? [])) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
      link.crossOrigin = '';
      document.head.append(link);
    }
  }

  /** There is none before something was saved, nor in a browser without a private file system. */
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
    if (!app) return;
    preload();
    const script = Object.assign(document.createElement('script'), { type: 'module', src: app });
    script.crossOrigin = '';
    document.body.append(script);
  }

  restore().then(begin, begin);
})();
