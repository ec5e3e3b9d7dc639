import { Suspense, useState } from 'react';
import { changeLanguage, LANGUAGE_NAMES, LANGUAGES, useLanguage } from '@/i18n';
import { GalleryBasics } from './gallery-basics';
import { GalleryStates } from './gallery-states';
import { useGalleryWords } from './gallery-words';
import { lazy } from './lazy';
import { Mark } from './mark';
import { Notices } from './notices';
import { PageHeader } from './page-header';
import { SegmentedControl } from './segmented-control';
import { SkeletonText } from './skeleton';
import { THEME_CHOICES } from './theme-store';
import { ToastRegion } from './toast';
import { useTheme } from './use-theme';

const GalleryFields = lazy(() =>
  import('./gallery-fields').then((module) => ({ default: module.GalleryFields })),
);
const GalleryOverlays = lazy(() =>
  import('./gallery-overlays').then((module) => ({ default: module.GalleryOverlays })),
);
const GalleryData = lazy(() =>
  import('./gallery-data').then((module) => ({ default: module.GalleryData })),
);

const ROLES = ['brand', 'retailer', 'bizman', 'admin'] as const;

/** Every component in its states; mounted in development only. */
export function Gallery() {
  const words = useGalleryWords();
  const { choice, chooseTheme } = useTheme();
  const language = useLanguage();
  const [role, setRole] = useState<(typeof ROLES)[number]>('brand');
  return (
    <main data-role={role} className="gutter mx-auto flex max-w-6xl flex-col gap-12 pt-6 pb-28">
      <div className="flex flex-col gap-6">
        <PageHeader
          eyebrow={<Mark className="size-12 text-primary-ink" />}
          title={words.headline}
          description={words.intro}
        />
        <div className="flex flex-col gap-3 md:flex-row md:flex-wrap">
          <SegmentedControl
            label={words.theme}
            value={choice}
            onChange={chooseTheme}
            options={THEME_CHOICES.map((value) => ({ value, label: words[value] }))}
          />
          <SegmentedControl
            label={words.language}
            value={language}
            onChange={changeLanguage}
            options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          />
          <SegmentedControl
            label={words.role}
            value={role}
            onChange={setRole}
            options={ROLES.map((value) => ({ value, label: words[value] }))}
          />
        </div>
      </div>
      <GalleryBasics />
      <GalleryStates />
      <Suspense fallback={<SkeletonText lines={8} />}>
        <GalleryFields />
        <GalleryData />
        <GalleryOverlays />
      </Suspense>
      <ToastRegion />
      <Notices />
    </main>
  );
}
