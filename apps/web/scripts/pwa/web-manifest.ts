import type { ManifestOptions } from 'vite-plugin-pwa';

const ICON = { src: '/icon-192.png', sizes: '192x192', type: 'image/png' };

/** Screens per role; the guards redirect everybody else to their own. */
const SHORTCUTS = [
  { name: 'Dashboard', url: '/dashboard?source=shortcut' },
  { name: 'Marketplace', url: '/retailer-marketplace?source=shortcut' },
  { name: 'Shops', url: '/manage-shops?source=shortcut' },
  { name: 'Products', url: '/products?source=shortcut' },
];

/** For browsers before `handle_links`. */
interface OlderMembers {
  capture_links: 'existing-client-navigate';
}

export const webManifest: Partial<ManifestOptions> & OlderMembers = {
  id: '/',
  name: 'Chowk',
  short_name: 'Chowk',
  description: 'Chowk connects brands, general trade stores and bizmen across India.',
  lang: 'en',
  dir: 'ltr',
  start_url: '/dashboard?source=pwa',
  scope: '/',
  display: 'standalone',
  theme_color: '#fff9f0',
  background_color: '#fff9f0',
  categories: ['business', 'shopping', 'productivity'],
  // A link from a chat opens in the open app, otherwise in the installed one.
  launch_handler: { client_mode: 'navigate-existing' },
  handle_links: 'preferred',
  capture_links: 'existing-client-navigate',
  icons: [
    { ...ICON, purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
  ],
  screenshots: [
    {
      src: '/screenshot-narrow.webp',
      sizes: '720x1280',
      type: 'image/webp',
      form_factor: 'narrow',
      label: 'Chowk on a phone',
    },
    {
      src: '/screenshot-wide.webp',
      sizes: '1280x800',
      type: 'image/webp',
      form_factor: 'wide',
      label: 'Chowk on a computer',
    },
  ],
  shortcuts: SHORTCUTS.map((shortcut) => ({ ...shortcut, icons: [ICON] })),
};
