import { useMessages } from '@/i18n';
import { Mark } from '@/ui/base/mark';

export const BRAND_CLASS = 'flex min-h-touch items-center gap-2.5 rounded-md text-primary-ink';

export function BrandName() {
  const t = useMessages('core');
  return (
    <>
      <Mark className="size-8 shrink-0" />
      <span className="whitespace-nowrap font-bold font-heading text-bar-name text-ink tracking-tight">
        {t('app.name')}
      </span>
    </>
  );
}
