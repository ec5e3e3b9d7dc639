export interface BuildFacts {
  readonly version: string;
  readonly commit: string;
  readonly builtAt: string;
}

/** Written in by the build; absent in tests, which have no build. */
declare const __CHOWK_BUILD__: BuildFacts | undefined;

export const buildFacts: BuildFacts | undefined =
  typeof __CHOWK_BUILD__ === 'undefined' ? undefined : __CHOWK_BUILD__;
