import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Mark } from '@/ui/base/mark';

interface InstallCardProps {
  onInstall: () => void;
  onDismiss: () => void;
}

export function InstallCard({ onInstall, onDismiss }: InstallCardProps) {
  const t = useMessages('pwa');
  return (
    <section
      aria-labelledby="install-card-title"
      className="above-bar fixed inset-x-3 z-50 animate-rise rounded-xl border border-line bg-raised p-4 shadow-high sm:left-auto sm:w-96"
    >
      <div className="flex items-start gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-lg bg-primary text-on-primary">
          <Mark className="size-7" />
        </span>
        <div>
          <h2 id="install-card-title" className="text-lg">
            {t('install.title')}
          </h2>
          <p className="text-muted text-sm">{t('install.text')}</p>
        </div>
      </div>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <Button variant="quiet" onClick={onDismiss}>
          {t('install.later')}
        </Button>
        <Button onClick={onInstall}>{t('install.now')}</Button>
      </div>
    </section>
  );
}
