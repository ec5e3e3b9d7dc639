import { Check } from 'lucide-react';
import type { SignUpRole } from '@/features/auth/sign-up/sign-up-rules';
import { useMessages } from '@/i18n';
import { Mark } from '@/ui/base/mark';

const POINTS = ['1', '2', '3'] as const;

/** Three reasons: a few lines above the form on a phone, a panel beside it where there is room. */
export function SignUpPitch({ role }: { role: SignUpRole }) {
  const t = useMessages('signup');
  const promise = useMessages('auth');
  return (
    <div className="relative overflow-hidden rounded-xl bg-role p-5 text-on-role lg:sticky lg:top-10 lg:flex lg:min-h-[min(40rem,80dvh)] lg:flex-col lg:justify-end lg:p-12">
      <Mark className="absolute -end-22 -top-22 size-44 text-on-role/12 lg:-end-20 lg:-top-20 lg:size-112" />
      <p className="relative max-w-md text-balance font-bold font-heading text-xl tracking-tight lg:text-4xl">
        {promise(`promise.${role}`)}
      </p>
      <ul className="relative mt-3 flex flex-col gap-2 lg:mt-8 lg:gap-4 lg:text-lg">
        {POINTS.map((point) => (
          <li key={point} className="flex items-start gap-2.5">
            <Check aria-hidden strokeWidth={3} className="mt-1 size-4 shrink-0 lg:size-5" />
            {t(`pitch.${role}.${point}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
