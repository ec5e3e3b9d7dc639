import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';

/** Says on the button itself whether it worked: that is where the eyes are. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useMessages('security');
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>();
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('copyFailed');
    }
  }
  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Icon aria-hidden className="size-4" />}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{outcome ? t(outcome) : label}</span>
    </Button>
  );
}
