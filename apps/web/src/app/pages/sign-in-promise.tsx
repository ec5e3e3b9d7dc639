import type { Role } from '@chowk/domain/kernel';
import { useMessages } from '@/i18n';
import { Mark } from '@/ui/mark';

/** What the product promises this person, beside the form where there is room for it. */
export function SignInPromise({ role }: { role: Role }) {
  const t = useMessages('auth');
  const promise = role === 'super_admin' ? 'admin' : role;
  return (
    <div className="relative hidden min-h-128 overflow-hidden rounded-xl bg-role p-12 text-on-role lg:flex lg:flex-col lg:justify-end">
      <Mark className="absolute -end-24 -top-24 size-112 opacity-15" />
      <p className="relative max-w-md text-balance font-bold font-heading text-4xl tracking-tight">
        {t(`promise.${promise}`)}
      </p>
    </div>
  );
}
