import { readPage } from '@/api/network/public-fetch';
import { currentLanguage, type Language } from '@/i18n';
import { onLanguageChange } from '@/i18n/store';
import { fillIslands, unmountIslands } from './fill-islands';
import { fileOf } from './front-pages';

function rootOf(page: Document): HTMLElement {
  const root = page.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  return root;
}

/** Our own prerendered page in the other language, inserted as it is. */
async function exchange(language: Language): Promise<void> {
  const root = rootOf(document);
  const other = await readPage(fileOf(root.dataset.page ?? 'landing', language));
  const fresh = rootOf(other);
  unmountIslands();
  document.title = other.title;
  root.dataset.language = language;
  root.replaceChildren(...fresh.childNodes);
}

/** Shows the page in the person's language, whatever language was served. */
async function speak(): Promise<void> {
  const language = currentLanguage();
  const root = rootOf(document);
  try {
    if (root.dataset.language !== language) await exchange(language);
  } catch {
    // Without a network the current language is better than nothing.
    document.documentElement.lang = root.dataset.language ?? language;
  }
  delete document.documentElement.dataset.otherLanguage;
  await fillIslands();
}

export async function followLanguage(): Promise<void> {
  onLanguageChange(() => {
    void speak().then(() =>
      document.querySelector<HTMLElement>('[data-island="controls"] button')?.focus(),
    );
  });
  await speak();
}
