import type { ReactNode } from 'react';

export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 border-line border-b pb-2 text-xl">{title}</h2>
      <div className="flex flex-col gap-5">{children}</div>
    </section>
  );
}

export function GalleryRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
