// Begins the app, when what a killed browser had not written down is made good (src/api/storage/sure-storage.ts).
// Without a network a slow phone takes seconds to begin, so the home is shown first, as it was last seen
// on this device (kept by src/app/pwa/keep-look.ts). What is pressed or typed meanwhile is pressed and
// typed again in the app.
(() => {
  const HOME = '/dashboard';
  const MOST_MS = 6000;
  /** What is shown beside the lists comes a moment after them, if it is still there at all. */
  const REST_MS = 1000;
  const BAR_HEIGHT = '2.5rem';
  const TOUCHED = 'a, button, input, label';
  const SURE = 'chowk.sure';
  const STAMP = 'chowk.stamp';

  const { ahead, app } = document.currentScript.dataset;
  const isOffline = !navigator.onLine;

  function begin() {
    if (!app) return;
    const parts = [{ src: ahead }, { src: app, type: 'module', crossOrigin: '' }];
    for (const part of parts) {
      document.body.append(Object.assign(document.createElement('script'), part));
    }
  }

  function read(storage, key) {
    try {
      return JSON.parse(storage().getItem(key));
    } catch {
      return null;
    }
  }

  /** Only for the very person signed in, and only where it would look the same again. */
  function lastLook() {
    if (!isOffline || location.pathname !== HOME || location.search.includes('tab=')) return;
    if ([() => sessionStorage, () => localStorage].some((kept) => read(kept, 'chowk.acting')))
      return;
    const look = read(() => localStorage, 'chowk.look');
    const { lang, dataset } = document.documentElement;
    const now = {
      personId: read(() => localStorage, 'chowk.session')?.user?.id,
      language: lang,
      theme: dataset.theme,
      width: innerWidth,
      styles: document.querySelector('link[rel="stylesheet"]')?.href,
    };
    return look && Object.entries(now).every(([key, value]) => look[key] === value)
      ? look.html
      : undefined;
  }

  /** There is none before something was put there, nor in a browser that keeps no files. */
  async function sureRows() {
    const folder = await navigator.storage.getDirectory();
    const handle = await folder.getFileHandle(SURE);
    return JSON.parse(await (await handle.getFile()).text());
  }

  async function makeGood() {
    const rows = await sureRows();
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

  makeGood()
    .catch(() => undefined)
    .then(() => {
      const html = lastLook();
      if (html) show(html);
      else begin();
    });

  function show(html) {
    const root = document.getElementById('root');
    const look = Object.assign(document.createElement('div'), { id: 'look', innerHTML: html });
    look.ariaBusy = 'true';
    // The page may not bring styles along in its text; a script may set them.
    for (const styled of look.querySelectorAll('[data-style]')) {
      styled.style.cssText = styled.dataset.style;
    }
    // The app says at the top that there is no network; the room for it is there from the beginning.
    document.documentElement.style.setProperty('--top-bar', BAR_HEIGHT);
    document.body.style.paddingTop = 'var(--top-bar)';
    root.before(look);
    // Whoever does not look is shown nothing, and told of no frames.
    if (document.hidden) begin();
    else requestAnimationFrame(() => setTimeout(begin));

    const nameOf = (element) => element.ariaLabel ?? element.textContent;
    const isSame = (one) => (other) =>
      other.type === one.type &&
      other.getAttribute('href') === one.getAttribute('href') &&
      nameOf(other) === nameOf(one);
    let touched;
    let rest;

    look.addEventListener('click', (event) => {
      const element = event.target.closest(TOUCHED);
      if (!element) return;
      event.preventDefault();
      touch(element);
    });

    look.addEventListener('input', ({ target }) => touch(target));

    /** Whoever waits for an answer to a press is not kept waiting for the rest. */
    function touch(element) {
      touched = element;
      if (rest) lift();
    }

    function touchAgain() {
      if (!touched) return;
      const again = [...root.querySelectorAll(touched.tagName)].find(isSame(touched));
      if (touched.tagName !== 'INPUT') return again?.click();
      if (!again) return;
      again.focus();
      // As if typed: the app hears of it by the event, and only of a value it did not set itself.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(
        again,
        touched.value,
      );
      again.dispatchEvent(new Event('input', { bubbles: true }));
    }

    const isShown = (link) =>
      root.querySelector(`main a[href="${CSS.escape(link.getAttribute('href'))}"]`);

    const watcher = new MutationObserver(() => {
      if (location.pathname !== HOME) return lift();
      const isUsable =
        root.querySelector('main h2') && !root.querySelector('main [role="status"][aria-label]');
      if (!isUsable) return;
      // Of a list the device may show other rows than the server did.
      const isWhole = [...look.querySelectorAll('main a[href]:not(li a)')].every(isShown);
      if (isWhole || touched) lift();
      else rest ??= setTimeout(lift, REST_MS);
    });

    function lift() {
      watcher.disconnect();
      clearTimeout(timer);
      clearTimeout(rest);
      const { scrollTop } = look;
      look.remove();
      scrollTo({ top: scrollTop, behavior: 'instant' });
      touchAgain();
    }

    const timer = setTimeout(lift, MOST_MS);
    watcher.observe(root, { childList: true, subtree: true });
  }
})();
