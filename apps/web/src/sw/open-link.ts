import type { PageRequest } from './messages';

/** A page that does not respond by then is stuck, or is the front page, which has no router. */
const ANSWER_LIMIT_MS = 1_000;

type Page = Pick<WindowClient, 'url' | 'focused' | 'visibilityState' | 'focus' | 'navigate'> & {
  postMessage(message: unknown, transfer: Transferable[]): void;
};

export interface Windows {
  readonly list: () => Promise<readonly Page[]>;
  readonly open: (path: string) => Promise<unknown>;
}

/** The focused window, else any. */
function bestOf(pages: readonly Page[]): Page | undefined {
  const rank = ({ focused, visibilityState }: Page) =>
    focused ? 2 : Number(visibilityState === 'visible');
  return [...pages].sort((one, other) => rank(other) - rank(one))[0];
}

/** Lets the page navigate itself, so that unsaved input is not lost. */
function ask(page: Page, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(false), ANSWER_LIMIT_MS);
    port1.onmessage = () => {
      clearTimeout(timer);
      port1.close();
      resolve(true);
    };
    page.postMessage({ type: 'OPEN', path } satisfies PageRequest, [port2]);
  });
}

/** Opens a path in an open window, or in a new one if there is none. */
export async function openLink(windows: Windows, path: string): Promise<void> {
  const page = bestOf(await windows.list());
  if (!page) {
    await windows.open(path);
    return;
  }
  // Some systems allow focusing only right after the click; the page navigates in any case.
  await page.focus().catch(() => undefined);
  if (await ask(page, path)) return;
  await page.navigate(path).catch(() => windows.open(path));
}
