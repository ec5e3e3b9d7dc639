import type { ReactNode } from 'react';

interface NarrowPageProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** One short task in the middle of the screen, without overlays. */
export function NarrowPage({ title, text, children }: NarrowPageProps) {
  return (
    <div data-single-task className="mx-auto my-auto flex w-full max-w-md flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h1 className="text-2xl tracking-tight md:text-3xl">{title}</h1>
        {text && <p className="text-muted [overflow-wrap:anywhere]">{text}</p>}
      </div>
      {children}
    </div>
  );
}
