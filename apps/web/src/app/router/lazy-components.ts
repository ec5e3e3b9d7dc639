import { lazy } from '@/ui/feedback/lazy';

/** Components most visits never show; the worker caches them, so they work without a network. */
export const NotFoundPage = lazy(() =>
  import('@/app/behaviours/errors/not-found-page').then((module) => ({
    default: module.NotFoundPage,
  })),
);

export const ProfileProblem = lazy(() =>
  import('@/features/accounts/profile/profile-problem').then((module) => ({
    default: module.ProfileProblem,
  })),
);

/** Phones never show it, so they never download it. */
export const Sidebar = lazy(() =>
  import('@/app/shell/nav/sidebar').then((module) => ({ default: module.Sidebar })),
);

/** Only on an admin's phone. */
export const BarLinks = lazy(() =>
  import('@/app/shell/nav/bar-links').then((module) => ({ default: module.BarLinks })),
);

/** Only for people with a pending step, such as the second factor. */
export const OwedStep = lazy(() =>
  import('@/app/pages/auth/owed-step').then((module) => ({ default: module.OwedStep })),
);

/** Only for a bizman who acts for a shop. */
export const NotWhileActing = lazy(() =>
  import('@/features/shops/acting/not-while-acting').then((module) => ({
    default: module.NotWhileActing,
  })),
);
