import { rootRouteId, type StaticDataRouteOption, useMatches } from '@tanstack/react-router';

export type TitleKey = StaticDataRouteOption['title'];

export type PageMeta = StaticDataRouteOption & {
  readonly path: string;
  readonly isMissing: boolean;
};

/** What the page on screen declared about itself. */
export function usePageMeta(): PageMeta | undefined {
  return useMatches({
    select: (matches): PageMeta | undefined => {
      const page = matches.at(-1);
      if (!page) return undefined;
      // An address no route answers to matches the root alone.
      const isMissing =
        page.routeId === rootRouteId || matches.some((match) => match.status === 'notFound');
      return { ...page.staticData, path: page.pathname, isMissing };
    },
    structuralSharing: false,
  });
}
