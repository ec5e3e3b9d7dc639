import { type ReactNode, useState } from 'react';
import { Button } from '@/ui/base/button';
import { Card } from '@/ui/layout/card';

interface SecurityCardProps {
  title: string;
  text: ReactNode;
  /** What the button says that opens the form; without it there is nothing to open. */
  openLabel?: string | undefined;
  cancelLabel: string;
  /** What stands under the text whether or not the form is open. */
  notice?: ReactNode;
  children: (close: () => void) => ReactNode;
}

/** One thing about signing in: how it stands, and a form that opens only when it is wanted. */
export function SecurityCard({
  title,
  text,
  openLabel,
  cancelLabel,
  notice,
  children,
}: SecurityCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card title={title} description={text}>
      <div className="flex flex-col gap-4">
        {notice}
        {isOpen && children(() => setIsOpen(false))}
        {openLabel && (
          <Button
            variant={isOpen ? 'quiet' : 'secondary'}
            className="self-start"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? cancelLabel : openLabel}
          </Button>
        )}
      </div>
    </Card>
  );
}
