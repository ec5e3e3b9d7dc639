import { type ComponentProps, useRef } from 'react';
import { Button } from './button';

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  accept: string;
  /** Opens the camera at once, where there is one. */
  isCamera?: boolean;
  isMultiple?: boolean;
  /** The press itself, before anything is chosen. */
  onAsk?: () => void;
  onFiles: (files: readonly File[]) => void;
}

/** A button like any other that ends in files; the browser's own field stays out of sight. */
export function FileButton({
  accept,
  isCamera = false,
  isMultiple = false,
  onAsk,
  onFiles,
  ...button
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        {...button}
        onClick={() => {
          onAsk?.();
          input.current?.click();
        }}
      />
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        multiple={isMultiple}
        capture={isCamera ? 'environment' : undefined}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
