import type { FileChooser, Page } from '@playwright/test';

type Files = Parameters<FileChooser['setFiles']>[0];

/** Presses the button and answers the browser's file dialog. */
export async function chooseFiles(page: Page, button: string, files: Files): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await chooser).setFiles(files);
}
