import { ImagePlus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '@/ui/base/button';
import { ProgressBar } from '@/ui/feedback/progress-bar';

interface PhotoPickerProps {
  /** Names the hidden file box. */
  label: string;
  buttonLabel: string;
  sendingLabel: string;
  /** From 0 to 1 while a photo is being sent. */
  share: number | undefined;
  onFile: (file: File) => void;
  /** More buttons beside it. */
  children?: ReactNode;
}

const WHOLE = 100;

export function PhotoPicker({
  label,
  buttonLabel,
  sendingLabel,
  share,
  onFile,
  children,
}: PhotoPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {share !== undefined && (
        <ProgressBar
          className="w-full max-w-sm"
          label={sendingLabel}
          value={Math.round(share * WHOLE)}
        />
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        className="sr-only"
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Else the same file could not be chosen again.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          isLoading={share !== undefined}
          icon={<ImagePlus aria-hidden className="size-5" />}
          onClick={() => input.current?.click()}
        >
          {buttonLabel}
        </Button>
        {children}
      </div>
    </>
  );
}
