import './recovery-codes.css';
import { Download, Printer } from 'lucide-react';
import { CopyButton } from '@/features/auth/second-factor/copy-button';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { saveFile } from '@/ui/table/save-file';

interface RecoveryCodesPanelProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The only time they are shown: to be copied, kept as a file, or printed. */
export function RecoveryCodesPanel({ codes, onDone }: RecoveryCodesPanelProps) {
  const t = useMessages('security');
  const text = `${t('recovery.fileTitle')}\n\n${codes.join('\n')}\n\n${t('recovery.once')}\n`;
  return (
    <div className="flex flex-col gap-4">
      <div data-print className="flex flex-col gap-3">
        <h3 className="font-semibold">{t('recovery.title')}</h3>
        <p>{t('recovery.what')}</p>
        <ol className="grid grid-cols-1 gap-1 rounded-md bg-sunken p-3 sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>
              <code className="font-semibold tracking-wide">{code}</code>
            </li>
          ))}
        </ol>
        <p className="text-muted text-sm">{t('recovery.once')}</p>
      </div>
      <Banner tone="warning" title={t('recovery.shownOnce')} />
      <div className="flex flex-wrap gap-2">
        <CopyButton text={codes.join('\n')} label={t('recovery.copy')} />
        <Button
          variant="secondary"
          size="sm"
          icon={<Download aria-hidden className="size-4" />}
          onClick={() => saveFile('chowk-recovery-codes.txt', text, 'text/plain;charset=utf-8')}
        >
          {t('recovery.download')}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={<Printer aria-hidden className="size-4" />}
          onClick={() => window.print()}
        >
          {t('recovery.print')}
        </Button>
      </div>
      <Button isWide onClick={onDone}>
        {t('recovery.saved')}
      </Button>
    </div>
  );
}
