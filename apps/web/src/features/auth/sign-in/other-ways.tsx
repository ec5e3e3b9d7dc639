import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { askForSettings, providerName } from '@/features/auth/auth-settings';
import type { SignUpRole } from '@/features/auth/sign-up/sign-up-rules';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { useAnswer } from '@/ui/feedback/use-answer';

interface OtherWaysProps {
  role: SignUpRole | undefined;
  /** Absent where a mobile is no way in, such as on a sign-up page. */
  onPhone?: () => void;
}

/** What this server offers beside e-mail and password; nothing at all where that is all there is. */
export function OtherWays({ role, onPhone }: OtherWaysProps) {
  const t = useMessages('auth');
  const data = useAnswer(askForSettings);
  const [leavingFor, setLeavingFor] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  const hasPhone = Boolean(data?.hasPhone && onPhone);
  if (!data || (data.providers.length === 0 && !hasPhone)) return null;

  async function leaveFor(provider: string) {
    setLeavingFor(provider);
    const problem = await import('./sign-in-otherwise').then(
      ({ continueWith }) => continueWith(provider, role),
      () => 'network',
    );
    setHasFailed(problem !== undefined);
    // The browser is on its way; only a failure leaves us here.
    if (problem) setLeavingFor(undefined);
  }

  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-3 text-muted text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('other.or')}
      </p>
      {hasFailed && <Banner tone="danger" title={t('other.failed')} />}
      {data.providers.map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          size="lg"
          isWide
          isLoading={leavingFor === provider}
          onClick={() => void leaveFor(provider)}
        >
          {t('other.provider', { provider: providerName(provider) })}
        </Button>
      ))}
      {hasPhone && (
        <Button
          variant="secondary"
          size="lg"
          isWide
          icon={<Smartphone aria-hidden className="size-5" />}
          onClick={onPhone}
        >
          {t('other.phone')}
        </Button>
      )}
    </div>
  );
}
