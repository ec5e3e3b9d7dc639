export interface BuildFacts {
  readonly version: string;
  readonly commit: string;
  readonly builtAt: string;
}

/** The name of the page's meta tag that the build writes them in. */
export const BUILD_FACTS = 'chowk-build';

/** Absent while developing and in tests, which have no build. */
export function readBuildFacts(): BuildFacts | undefined {
  const tag = document.querySelector<HTMLMetaElement>(`meta[name="${BUILD_FACTS}"]`);
  return tag ? JSON.parse(tag.content) : undefined;
}
