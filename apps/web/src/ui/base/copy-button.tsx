import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button';

interface CopyButtonProps {
  text: string;
  label: string;
  copiedLabel: string;
  failedLabel: string;
  onCopied?: (() => void) | undefined;
}

/** Says on the button itself whether it worked: that is where the eyes are. */
export function CopyButton({ text, label, copiedLabel, failedLabel, onCopied }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<string>();
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome(copiedLabel);
      onCopied?.();
    } catch {
      setOutcome(failedLabel);
    }
  }
  const Icon = outcome === copiedLabel ? Check : Copy;
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Icon aria-hidden className="size-4" />}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{outcome ?? label}</span>
    </Button>
  );
}
