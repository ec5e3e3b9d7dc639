import type { Role } from '@chowk/domain/kernel';
import { useMessages } from '@/i18n';
import { Mark } from '@/ui/base/mark';

/** What the product promises this person, beside the form where there is room for it. */
export function SignInPromise({ role }: { role: Role }) {
  const t = useMessages('auth');
  const promise = role === 'super_admin' ? 'admin' : role;
  return (
    <div className="sticky top-10 hidden min-h-[min(40rem,80dvh)] overflow-hidden rounded-xl bg-role p-12 text-on-role lg:flex lg:flex-col lg:justify-end">
      <Mark className="absolute -end-20 -top-20 size-112 text-on-role/12" />
      <p className="relative max-w-md text-balance font-bold font-heading text-4xl tracking-tight">
        {t(`promise.${promise}`)}
      </p>
    </div>
  );
}
