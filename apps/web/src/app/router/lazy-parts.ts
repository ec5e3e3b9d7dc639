import { lazy } from '@/ui/feedback/lazy';

/** What most visits never show; the worker keeps copies, so they open without a network too. */
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

/** A phone never shows it, so a phone never downloads it. */
export const Sidebar = lazy(() =>
  import('@/app/shell/nav/sidebar').then((module) => ({ default: module.Sidebar })),
);

/** Only an admin's phone needs it. */
export const BarLinks = lazy(() =>
  import('@/app/shell/nav/bar-links').then((module) => ({ default: module.BarLinks })),
);

/** Only for people who must do something before they may go on. */
export const OwedStep = lazy(() =>
  import('@/app/pages/auth/owed-step').then((module) => ({ default: module.OwedStep })),
);

/** Only for a bizman who acts for a shop. */
export const NotWhileActing = lazy(() =>
  import('@/features/shops/acting/not-while-acting').then((module) => ({
    default: module.NotWhileActing,
  })),
);
