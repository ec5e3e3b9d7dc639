import clsx from 'clsx';
import { type ReactNode, Suspense } from 'react';
import { lazy } from '@/ui/feedback/lazy';
import { Skeleton } from '@/ui/feedback/skeleton';
import { buttonClass } from './button-class';
import { CopyButton } from './copy-button';

const QrCode = lazy(() => import('./qr-code').then((module) => ({ default: module.QrCode })));

interface Fact {
  label: string;
  value: string;
  copyLabel: string;
}

interface ScanOrCopyProps {
  /** Opens another app on this phone, and is what the picture says. */
  link: string;
  words: { qr: string; openApp: string; copied: string; copyFailed: string };
  facts: readonly Fact[];
  /** The text above the facts. */
  children?: ReactNode;
}

/** Three ways to hand the same thing to another app: scan, open it on this phone, or copy. */
export function ScanOrCopy({ link, words, facts, children }: ScanOrCopyProps) {
  return (
    <div className="flex flex-col gap-5 sm:flex-row">
      <div className="flex flex-col items-center gap-3">
        <Suspense fallback={<Skeleton className="size-60 rounded-lg" />}>
          <QrCode text={link} label={words.qr} />
        </Suspense>
        {/* Where there is a mouse there is no such app: the phone scans. */}
        <a
          href={link}
          className={clsx(buttonClass({ isWide: true }), 'order-first pointer-fine:hidden')}
        >
          {words.openApp}
        </a>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-4">
        {children}
        {facts.map(({ label, value, copyLabel }) => (
          <div key={label} className="flex flex-col items-start gap-1.5">
            <p className="text-muted text-sm">{label}</p>
            <code className="max-w-full break-all rounded-md bg-sunken px-3 py-2 font-semibold">
              {value}
            </code>
            <CopyButton
              text={value}
              label={copyLabel}
              copiedLabel={words.copied}
              failedLabel={words.copyFailed}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
