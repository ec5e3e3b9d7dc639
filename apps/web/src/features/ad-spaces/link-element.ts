import type { ReactElement, ReactNode } from 'react';

/** A router's link a component dresses; where it leads, the page knows. */
export type LinkElement = ReactElement<{ className?: string; children?: ReactNode }>;
