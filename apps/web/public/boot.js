// Runs before the first paint, so that the page never flashes in the wrong theme or language.
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const choice = read('chowk.theme');
  const isDark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = isDark ? 'dark' : 'light';
  const spoken = [read('chowk.language'), ...navigator.languages].map((tag) => tag?.split('-')[0]);
  const language = spoken.find((tag) => tag === 'en' || tag === 'hi') ?? 'en';
  // A page in another language is hidden until its text has been replaced.
  if (root.dataset.written !== undefined && root.lang !== language) root.dataset.otherLanguage = '';
  root.lang = language;
  if (!isDark) return;
  // The theme-color tag comes after this script, so it is set once the head has been parsed.
  document.addEventListener('readystatechange', () => {
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', '#120e1f');
  });
})();
