import { Tabs as Base } from '@base-ui/react/tabs';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface Tab<Value extends string> {
  value: Value;
  label: string;
  count?: number;
  panel: ReactNode;
}

interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  className,
}: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={onChange} className={className}>
      <Base.List
        aria-label={label}
        className="relative flex gap-1 overflow-x-auto border-line border-b [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className={clsx(
              'inline-flex min-h-touch shrink-0 items-center gap-2 rounded-t-md px-4 font-semibold text-muted transition-colors',
              'hover:text-ink focus-visible:-outline-offset-3 data-active:text-ink',
            )}
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="min-w-6 rounded-full bg-role-soft px-1.5 text-center text-role-ink text-xs tabular-nums leading-5">
                {tab.count}
              </span>
            )}
          </Base.Tab>
        ))}
        <Base.Indicator className="absolute bottom-0 left-0 h-0.75 w-(--active-tab-width) translate-x-(--active-tab-left) rounded-t-full bg-role transition-all" />
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="rounded-md pt-5">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
