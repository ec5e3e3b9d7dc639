import { open } from '../../harness/page/settled';
import { sharedSessionOf } from '../../harness/people/people';
import { expect, originOf, test } from '../../harness/test';

test.describe('the landing page', () => {
  test('leads in from its header', async ({ page }) => {
    await open(page, '/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/retailer/signin',
    );
    await expect(header.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      '/brand/signup',
    );
    await expect(page.getByRole('button', { name: 'Install app' }).first()).toBeVisible();
  });

  test('keeps what somebody typed before the script came, and the field they are in', async ({
    page,
  }) => {
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const form = page.locator('#schedule-demo form');
    await form.getByLabel('Your name').fill('Asha');
    await form.getByLabel('You are').selectOption('retailer');
    await form.getByLabel('City').pressSequentially('Pun');
    letThrough();
    await page.waitForLoadState('networkidle');
    await page.keyboard.type('e');
    await expect(form.getByLabel('City')).toHaveValue('Pune');
    await expect(form.getByLabel('Your name')).toHaveValue('Asha');
    await expect(form.getByLabel('You are')).toHaveValue('retailer');
    await form.getByRole('button', { name: 'Ask for a call' }).click();
    await expect(form.getByText('Please write an Indian mobile number of 10 digits')).toBeVisible();
    await expect(form.getByText('Please logProgress what to call you by')).toBeHidden();
  });

  test('shows the platform’s own figures', async ({ page }) => {
    await open(page, '/');
    const stats = page.getByRole('region', { name: 'Chowk in numbers' });
    for (const value of ['5000+', '100+', '500+', '150+', '98%']) {
      await expect(stats.getByText(value)).toBeVisible();
    }
  });

  test('leads each role to its page and staff to theirs', async ({ page }) => {
    await open(page, '/');
    const main = page.getByRole('main');
    for (const target of ['/brand', '/retailer', '/bizman']) {
      await expect(main.locator(`a[href="${target}"]`).first()).toBeVisible();
    }
    const footer = page.getByRole('contentinfo');
    for (const target of ['/brand', '/retailer', '/bizman', '/admin-access', '/super-admin']) {
      await expect(footer.locator(`a[href="${target}"]`)).toBeVisible();
    }
    await expect(footer.getByRole('link', { name: 'Admin Portal' })).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Super Admin' })).toBeVisible();
  });

  test('compares the old way with its own and asks to begin', async ({ page }) => {
    await open(page, '/');
    const table = page.getByRole('table', { name: /Traditional distribution/ });
    await expect(table.getByText('25-35% distributor margin')).toBeVisible();
    await expect(table.getByText('8-12% fee')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start Free Trial' }).first()).toBeVisible();
    await expect(page.getByText('Schedule Demo').first()).toBeVisible();
  });

  test('never scrolls sideways', async ({ page }) => {
    await open(page, '/');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test.describe('without a script @phone', () => {
  test.use({ javaScriptEnabled: false, locale: 'hi-IN' });

  test('the front pages are there to read, in the browser’s language', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'जहाँ ब्रांड मिलते हैं पड़ोस की दुकान से',
    );
    await expect(page.getByRole('table')).toBeVisible();
    await page.goto('/retailer');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'आपकी शेल्फ़ कमाए, और दिन पता हो',
    );
    const tags = page.locator('meta[property="og:image"]');
    await expect(tags).toHaveAttribute('content', /^https?:\/\/.+\/social-card\.png$/);
  });
});

test.describe('a stranger @phone', () => {
  test.use({ reducedMotion: 'reduce' });

  test('reads, reckons, looks around, asks for a demo and finds the way in', async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(() => {
      const shifts = { sum: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as unknown as {
            value: number;
            hadRecentInput: boolean;
          };
          if (!hadRecentInput) shifts.sum += value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, '/');
    const stats = page.getByRole('region', { name: 'Chowk in numbers' });
    await expect(stats.getByText('5000+')).toBeVisible();
    const shifted = await page.evaluate(
      () => (window as unknown as { shifts: { sum: number } }).shifts.sum,
    );
    expect(shifted).toBeLessThanOrEqual(0.01);

    const voices = page.getByRole('region', { name: 'Heard at the counter' });
    await voices.scrollIntoViewIfNeeded();
    await expect(voices.getByText(/^Sample content/)).toBeVisible();
    await expect(voices.getByText('Meena, kirana store, Kothrud').first()).toBeVisible();
    const form = page.locator('#schedule-demo form');
    await form.scrollIntoViewIfNeeded();
    const name = `Asha ${Date.now()}`;
    await form.getByLabel('Your name').fill(name);
    await form.getByLabel('Mobile number').fill('12345');
    await form.getByRole('button', { name: 'Ask for a call' }).click();
    await expect(form.getByText('Please write an Indian mobile number of 10 digits')).toBeVisible();
    await expect(form.getByLabel('Your name')).toHaveValue(name);
    await form.getByLabel('Mobile number').fill(`9${String(Date.now()).slice(-9)}`);
    await form.getByRole('button', { name: 'Ask for a call' }).click();
    await expect(page.getByText('We will call you', { exact: true })).toBeVisible();

    const session = JSON.parse(await sharedSessionOf(originOf(baseURL), 'admin'));
    const answer = await page.request.get(
      `/rest/v1/demo_requests?search=${encodeURIComponent(name)}`,
      { headers: { authorization: `Bearer ${session.access_token}` } },
    );
    expect((await answer.json()).items).toMatchObject([{ name, status: 'new' }]);

    await open(page, '/demo/mobile-e');
    for (const press of ['Accept deal', 'Open camera', 'Send proof', 'See earnings', 'Finish']) {
      await page.getByRole('button', { name: press }).click();
    }
    await expect(page.getByRole('heading', { name: 'That was the day' })).toBeVisible();

    await open(page, '/brand');
    await expect(page.getByText('₹57,080')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Start Free Trial' }).click();
    await expect(page).toHaveURL('/brand/signup');
  });
});

test.describe('with a session', () => {
  test.use({ role: 'brand' });

  test('the landing page leads straight to the dashboard', async ({ page }) => {
    await open(page, '/');
    await expect(page).toHaveURL('/dashboard');
  });
});
