import type { FileChooser, Page } from '@playwright/test';

type Files = Parameters<FileChooser['setFiles']>[0];

/** Presses the button and gives the browser's own dialog what it asks for. */
export async function chooseFiles(page: Page, button: string, files: Files): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await chooser).setFiles(files);
}
