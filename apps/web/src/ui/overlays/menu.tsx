import { Menu as Base } from '@base-ui/react/menu';
import clsx from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { LIST_CLASS, OPTION_CLASS } from '@/ui/fields/option';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  tone?: 'plain' | 'danger';
  isDisabled?: boolean;
  onSelect?: () => void;
  /** A link element instead of an action, such as a router's `<Link to="…" />`. */
  render?: ReactElement;
}

interface MenuProps {
  trigger: ReactElement;
  /** Groups have a divider between them. */
  groups: readonly (readonly MenuItem[])[];
  align?: 'start' | 'end';
}

export function Menu({ trigger, groups, align = 'end' }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className="z-60" sideOffset={6} align={align}>
          <Base.Popup className={clsx(LIST_CLASS, 'min-w-52 p-1.5')}>
            {groups.map((items, index) => (
              <Base.Group key={items[0]?.label ?? index}>
                {index > 0 && <Base.Separator className="mx-3 my-1.5 h-px bg-line" />}
                {items.map((item) => (
                  <Base.Item
                    key={item.label}
                    disabled={item.isDisabled}
                    onClick={item.onSelect}
                    render={item.render}
                    className={clsx(
                      OPTION_CLASS,
                      '[&_svg]:size-5 [&_svg]:shrink-0',
                      item.tone === 'danger'
                        ? 'text-danger-ink data-highlighted:bg-danger-soft'
                        : '[&_svg]:text-muted',
                    )}
                  >
                    {item.icon}
                    {item.label}
                  </Base.Item>
                ))}
              </Base.Group>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
