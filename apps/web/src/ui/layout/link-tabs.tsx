import { cloneElement, type ReactElement, useEffect, useRef } from 'react';

interface LinkProps {
  className?: string;
  children?: string;
  'data-tab'?: string;
  'aria-current'?: 'page';
}

interface LinkTabsProps<Value extends string> {
  label: string;
  open: Value;
  tabs: readonly { readonly value: Value; readonly label: string }[];
  /** The link that opens a tab. */
  link: (value: Value) => ReactElement<LinkProps>;
}

const TAB =
  'inline-flex min-h-touch shrink-0 items-center whitespace-nowrap border-transparent border-b-3 px-4 font-semibold text-muted transition-colors hover:text-ink focus-visible:-outline-offset-3 aria-[current]:border-role aria-[current]:text-ink';

/** Links styled as tabs: each has a URL, so that back and shared links work. */
export function LinkTabs<Value extends string>({ label, open, tabs, link }: LinkTabsProps<Value>) {
  const list = useRef<HTMLUListElement>(null);
  // On a phone the open one may lie beyond the edge.
  useEffect(() => {
    const shown = list.current?.querySelector(`[data-tab="${open}"]`);
    shown?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [open]);
  return (
    <nav
      aria-label={label}
      className="-mx-4 overflow-x-auto border-line border-b px-4 md:mx-0 md:px-0"
    >
      <ul ref={list} className="flex">
        {tabs.map((tab) => (
          <li key={tab.value}>
            {cloneElement(link(tab.value), {
              className: TAB,
              'data-tab': tab.value,
              ...(tab.value === open ? { 'aria-current': 'page' as const } : {}),
              children: tab.label,
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
