import { formatNumber } from '@chowk/domain/kernel';
import { Minus, Plus, ShoppingCart, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { IconButton } from '@/ui/base/icon-button';
import { FieldError } from '@/ui/fields/field';
import { type QuantityBounds, readQuantity, stepQuantity } from './quantity-text';

interface QuantityStepperProps extends QuantityBounds {
  /** What is counted, for whoever hears the screen. */
  name: string;
  quantity: number;
  /** Resolves when `quantity` says so, or never will. */
  onChange: (quantity: number) => Promise<unknown>;
}

/** How many of one pack: a press to begin, then plus, minus, or a number typed. */
export function QuantityStepper(props: QuantityStepperProps) {
  const t = useMessages('cart');
  const { name, quantity, least, stock, onChange } = props;
  if (quantity === 0) {
    return (
      <Button
        size="sm"
        disabled={stock < least}
        icon={<ShoppingCart aria-hidden className="size-4.5" />}
        onClick={() => void onChange(least)}
      >
        {least > 1 ? t('addLeast', { count: formatNumber(least) }) : t('add')}
        <span className="sr-only">{name}</span>
      </Button>
    );
  }
  return <Steps {...props} />;
}

function Steps({ name, quantity, least, stock, onChange }: QuantityStepperProps) {
  const t = useMessages('cart');
  const errorId = useId();
  const bounds = { least, stock };
  const [typed, setTyped] = useState<string>();
  const read = typed === undefined ? undefined : readQuantity(typed, bounds);
  const problem = read && 'problem' in read ? read.problem : undefined;
  const fewer = stepQuantity(quantity, -1, bounds);

  /** Presses follow each other faster than a disk writes: each counts on from the last. */
  const asked = useRef<number>(undefined);

  async function ask(next: number): Promise<void> {
    asked.current = next;
    try {
      await onChange(next);
    } finally {
      if (asked.current === next) {
        asked.current = undefined;
        setTyped((now) => (now === typed ? undefined : now));
      }
    }
  }

  function step(by: 1 | -1) {
    setTyped(undefined);
    void ask(stepQuantity(asked.current ?? quantity, by, bounds));
  }

  /** What is no number of pieces stays as it was typed, with the reason; a number until it is kept. */
  function take() {
    if (read?.quantity === undefined || read.quantity === asked.current) return;
    if (read.quantity === quantity) setTyped(undefined);
    else void ask(read.quantity);
  }

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'Enter') take();
    if (key === 'Escape') setTyped(undefined);
  }

  return (
    <div className="flex flex-col gap-1">
      <div className="flex w-fit items-center rounded-lg border border-line-strong bg-surface">
        <IconButton
          label={t(fewer === 0 ? 'remove' : 'fewer', { name })}
          icon={
            fewer === 0 ? (
              <Trash2 aria-hidden className="size-5" />
            ) : (
              <Minus aria-hidden className="size-5" />
            )
          }
          onClick={() => step(-1)}
        />
        <input
          aria-label={t('quantity', { name })}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? errorId : undefined}
          inputMode="numeric"
          autoComplete="off"
          className="h-12 min-w-12 max-w-20 rounded-md [field-sizing:content] bg-transparent text-center focus-visible:-outline-offset-3 font-semibold text-base tabular-nums aria-invalid:text-danger-ink"
          value={typed ?? formatNumber(quantity)}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={take}
          onKeyDown={onKeyDown}
        />
        <IconButton
          label={t('more', { name })}
          disabled={quantity >= stock}
          icon={<Plus aria-hidden className="size-5" />}
          onClick={() => step(1)}
        />
      </div>
      {problem && (
        <div role="alert">
          <FieldError
            id={errorId}
            error={t(`wrong.${problem}`, {
              stock: formatNumber(stock),
              least: formatNumber(least),
            })}
          />
        </div>
      )}
    </div>
  );
}
