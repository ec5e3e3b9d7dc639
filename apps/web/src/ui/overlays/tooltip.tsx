import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';

const DELAY_MS = 700;

interface TooltipProps {
  text: string;
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** One focusable element. It needs its own accessible name: touch users never see the tooltip. */
  children: ReactElement;
}

export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Base.Provider delay={DELAY_MS}>
      <Base.Root>
        <Base.Trigger render={children} />
        <Base.Portal>
          <Base.Positioner className="z-60" side={side} sideOffset={6}>
            <Base.Popup className="popup max-w-64 rounded-sm bg-inverse px-3 py-1.5 text-on-inverse text-sm shadow-high">
              {text}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </Base.Provider>
  );
}
