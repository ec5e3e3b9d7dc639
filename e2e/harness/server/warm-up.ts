import { chromium, type LaunchOptions } from '@playwright/test';

const LIMIT_MS = 120_000;
/** Both entries of the web app: the landing page and everything else. */
const PATHS = ['/', '/retailer/signin'];

/**
 * A newly installed browser reads its files and fonts when first started, and a new server reads
 * its pages. Done before the first journey, because none is about that.
 */
export async function warmUp(url: string, launchOptions: LaunchOptions = {}): Promise<void> {
  const browser = await chromium.launch({ ...launchOptions, timeout: LIMIT_MS });
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    for (const path of PATHS) {
      await page.goto(new URL(path, url).href, { timeout: LIMIT_MS });
      await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: LIMIT_MS });
    }
  } finally {
    await browser.close();
  }
}
