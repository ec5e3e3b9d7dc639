import { type ComponentType, type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { SilentBoundary } from '@/app/behaviours/errors/silent-boundary';
import { LandingControls } from '@/features/landing/controls/landing-controls';
import type { IslandName } from '@/features/landing/island';
import { followLandingStats } from '@/features/landing/stats/live-stats';
import { StatFigures } from '@/features/landing/stats/stat-figures';
import { STORY_ROLES } from '@/features/landing/story-role';
import { preloadMessages } from '@/i18n';
import { whenUsable } from '@/when-usable';

/** Early enough that a section is ready when it is scrolled to. */
const AHEAD = '800px';

const islands = new Map<HTMLElement, Root>();
let leave = new AbortController();

function find(name: IslandName): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-island="${name}"]`);
}

/** Replays a press from before hydration: see `scripts/prerender`. */
function pressAgain({ dataset }: HTMLElement, buttons: NodeListOf<HTMLElement>): void {
  const pressed = dataset.pressed && buttons[Number(dataset.pressed)];
  dataset.live = '';
  delete dataset.pressed;
  if (pressed) pressed.click();
}

/** Replaces the prerendered content in one step, without a layout shift. */
function fill(element: HTMLElement, part: ReactNode): void {
  const root = islands.get(element) ?? createRoot(element);
  islands.set(element, root);
  // Synchronously, so that a query for the section finds the new one.
  flushSync(() =>
    root.render(
      <StrictMode>
        <SilentBoundary>{part}</SilentBoundary>
      </StrictMode>,
    ),
  );
  pressAgain(element, element.querySelectorAll('button'));
}

type Load = () => Promise<ComponentType>;

async function fillWhenLoaded(element: HTMLElement, load: Load): Promise<void> {
  const { signal } = leave;
  await whenUsable();
  // If it cannot be loaded, the prerendered content stays.
  const Part = await load().catch(() => undefined);
  if (Part && !signal.aborted) fill(element, <Part />);
}

function fillWhenNear(element: HTMLElement, load: Load): void {
  const watcher = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      watcher.disconnect();
      void fillWhenLoaded(element, load);
    },
    { rootMargin: AHEAD },
  );
  watcher.observe(element);
  leave.signal.addEventListener('abort', () => watcher.disconnect());
}

async function loadInstall() {
  const [{ InstallButton }] = await Promise.all([
    import('@/app/pwa/install/install-button'),
    preloadMessages('pwa'),
  ]);
  return () => <InstallButton look="icon" className="max-sm:w-10" />;
}

async function loadTestimonials() {
  const [{ TestimonialRail }] = await Promise.all([
    import('@/features/landing/testimonials/testimonial-rail'),
    preloadMessages('front'),
  ]);
  return TestimonialRail;
}

async function loadDemoForm() {
  const [{ DemoForm }] = await Promise.all([
    import('@/features/landing/demo-request/demo-form'),
    preloadMessages('front', 'ui'),
  ]);
  return DemoForm;
}

async function loadCalculator() {
  const [{ Calculator }] = await Promise.all([
    import('@/features/landing/calculator'),
    preloadMessages('front'),
  ]);
  const story = STORY_ROLES.find((each) => each === document.getElementById('root')?.dataset.page);
  return () => story && <Calculator story={story} />;
}

const NEAR: Partial<Record<IslandName, Load>> = {
  testimonials: loadTestimonials,
  demo: loadDemoForm,
  calculator: loadCalculator,
};

/** Before the page is replaced with the other language. */
export function unmountIslands(): void {
  leave.abort();
  leave = new AbortController();
  for (const root of islands.values()) root.unmount();
  islands.clear();
}

export async function fillIslands(): Promise<void> {
  await preloadMessages('core');
  const controls = find('controls');
  if (controls) fill(controls, <LandingControls />);
  const stats = find('stats');
  if (stats)
    followLandingStats((found) => fill(stats, <StatFigures stats={found} />), leave.signal);
  const install = find('install');
  if (install) void fillWhenLoaded(install, loadInstall);
  for (const [name, load] of Object.entries(NEAR)) {
    const island = find(name as IslandName);
    if (island) fillWhenNear(island, load);
  }
}
