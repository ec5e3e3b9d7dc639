import { Check, X } from 'lucide-react';
import { Button } from '@/ui/base/button';
import { KeyCap } from './key-help';

interface DecisionBarProps {
  words: { readonly approve: string; readonly reject: string };
  busy: 'approve' | 'reject' | undefined;
  onApprove: () => void;
  onReject: () => void;
}

/** Within the thumb's reach on a phone, under the evidence on a wide screen; always in sight. */
export function DecisionBar({ words, busy, onApprove, onReject }: DecisionBarProps) {
  return (
    <div
      data-action-bar="always"
      className="sticky bottom-[calc(var(--bottom-bar,0px)+env(safe-area-inset-bottom))] z-20 -mx-4 flex gap-3 border-line border-t bg-ground/95 px-4 py-3 backdrop-blur-sm md:bottom-0 md:mx-0 md:px-0"
    >
      <Button
        variant="secondary"
        className="flex-1"
        icon={<X aria-hidden className="size-5" />}
        disabled={busy === 'approve'}
        aria-keyshortcuts="R"
        onClick={onReject}
      >
        {words.reject}
        <span className="max-md:hidden">
          <KeyCap>R</KeyCap>
        </span>
      </Button>
      <Button
        className="flex-1"
        icon={<Check aria-hidden className="size-5" />}
        isLoading={busy === 'approve'}
        disabled={busy === 'reject'}
        aria-keyshortcuts="A"
        onClick={onApprove}
      >
        {words.approve}
        <span className="max-md:hidden">
          <KeyCap>A</KeyCap>
        </span>
      </Button>
    </div>
  );
}
