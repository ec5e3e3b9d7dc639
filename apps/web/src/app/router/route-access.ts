import type { Role } from '@chowk/domain/kernel';
import type { MessageKey } from '@/i18n';

/** `guest` pages are for people who are not signed in; others are sent to their dashboard. */
export type Access = 'public' | 'guest' | 'signed-in' | readonly [Role, ...Role[]];

export type Accent = 'brand' | 'retailer' | 'bizman' | 'admin';

type TitleKey = Extract<MessageKey<'shell'>, `title.${string}`>;

declare module '@tanstack/react-router' {
  /** Required: a route without an access does not compile. */
  interface StaticDataRouteOption {
    access: Access;
    title: TitleKey;
    /** The colour of a public role page; signed-in pages use the person's own. */
    accent?: Accent;
    /** `bare` pages have their own header and footer. */
    frame?: 'bare';
    /** Personal, so closed while a bizman acts for a shop. */
    isPersonal?: boolean;
    /** The page has its own heading, so the bar's title is not one. */
    hasOwnHeading?: boolean;
  }
}

/** The part of a route that is read here. */
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

/** Every page with its access, for the test that walks them all. */
export function routeAccess(tree: RouteNode): RouteAccess[] {
  const children: readonly RouteNode[] = Object.values(tree.children ?? {});
  return children.flatMap((route) => {
    const { id = '', staticData }: RouteAnswers = route.options ?? {};
    return [{ path: id, access: staticData?.access }, ...routeAccess(route)];
  });
}
