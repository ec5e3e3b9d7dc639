import { Link } from '@tanstack/react-router';
import { useMessages } from '@/i18n';
import { Mark } from '@/ui/base/mark';

/** The mark and the name, as the way home. */
export function Brand({ to }: { to: '/' | '/dashboard' }) {
  const t = useMessages('core');
  return (
    <Link to={to} className="flex min-h-touch items-center gap-2.5 rounded-md text-primary-ink">
      <Mark className="size-8 shrink-0" />
      <span className="font-bold font-heading text-ink text-xl tracking-tight">
        {t('app.name')}
      </span>
    </Link>
  );
}
