import { rootRouteId, type StaticDataRouteOption, useMatches } from '@tanstack/react-router';

export type TitleKey = StaticDataRouteOption['title'];

export type PageMeta = StaticDataRouteOption & {
  readonly path: string;
  readonly isMissing: boolean;
};

/** The metadata of the current page. */
export function usePageMeta(): PageMeta | undefined {
  return useMatches({
    select: (matches): PageMeta | undefined => {
      const page = matches.at(-1);
      if (!page) return undefined;
      // A URL without a route matches the root only.
      const isMissing =
        page.routeId === rootRouteId || matches.some((match) => match.status === 'notFound');
      return { ...page.staticData, path: page.pathname, isMissing };
    },
    structuralSharing: false,
  });
}
