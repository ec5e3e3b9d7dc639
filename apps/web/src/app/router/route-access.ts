import type { Role } from '@chowk/domain/kernel';
import type { MessageKey } from '@/i18n';

/** `guest` pages are for people who are not signed in; others are sent to their dashboard. */
export type Access = 'public' | 'guest' | 'signed-in' | readonly [Role, ...Role[]];

export type Accent = 'brand' | 'retailer' | 'bizman' | 'admin';

type TitleKey = Extract<MessageKey<'shell'>, `title.${string}`>;

declare module '@tanstack/react-router' {
  /** Required: a route that does not say who may enter does not compile. */
  interface StaticDataRouteOption {
    access: Access;
    title: TitleKey;
    /** The colour of a public page about one role; signed-in pages take the person's own. */
    accent?: Accent;
    /** `bare` pages bring their own header and footer. */
    frame?: 'bare';
    /** About the person and not the shop, so closed while a bizman acts for somebody. */
    isPersonal?: boolean;
    /** The page shows a heading of its own, so the bar's title is not one. */
    hasOwnHeading?: boolean;
  }
}

/** What we read of a route; the router's own type says more than a walk needs. */
interface RouteNode {
  readonly options?: object;
  readonly children?: unknown;
}

interface RouteAnswers {
  readonly id?: string;
  readonly staticData?: { readonly access?: Access };
}

export interface RouteAccess {
  readonly path: string;
  readonly access: Access | undefined;
}

/** Every page of the app with who may enter, for the test that walks them all. */
export function routeAccess(tree: RouteNode): RouteAccess[] {
  const children: readonly RouteNode[] = Object.values(tree.children ?? {});
  return children.flatMap((route) => {
    const { id = '', staticData }: RouteAnswers = route.options ?? {};
    return [{ path: id, access: staticData?.access }, ...routeAccess(route)];
  });
}
