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
  // A page written in another language is exchanged first; until then it is not shown.
  if (root.dataset.written !== undefined && root.lang !== language) root.dataset.otherLanguage = '';
  root.lang = language;
  if (!isDark) return;
  // The theme-color tag follows this script, so it is set once the head has been read.
  document.addEventListener('readystatechange', () => {
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', '#120e1f');
  });
})();
