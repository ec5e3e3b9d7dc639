import type { ReactNode } from 'react';

export type IslandName = 'controls' | 'install' | 'stats' | 'testimonials' | 'demo' | 'calculator';

interface IslandProps {
  name: IslandName;
  className?: string;
  children?: ReactNode;
}

/**
 * The front pages are written to files when the app is built, and only these parts of them live:
 * their script finds them by name and draws them anew. Inside the app it is a plain box.
 */
export function Island({ name, className, children }: IslandProps) {
  return (
    <div data-island={name} className={className}>
      {children}
    </div>
  );
}
