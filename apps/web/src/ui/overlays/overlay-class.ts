export const BACKDROP_CLASS =
  'fixed inset-0 z-50 bg-scrim transition-opacity data-starting-style:opacity-0 data-ending-style:opacity-0';

export const DIALOG_CLASS =
  'fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 overflow-y-auto overscroll-contain ' +
  'rounded-xl border border-line bg-raised p-5 text-ink shadow-high outline-none transition-[opacity,scale] sm:p-6 ' +
  'data-starting-style:scale-97 data-starting-style:opacity-0 data-ending-style:scale-97 data-ending-style:opacity-0';
