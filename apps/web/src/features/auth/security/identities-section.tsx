import { formatMobile } from '@chowk/domain/kernel';
import { useState } from 'react';
import { providerName } from '@/features/auth/auth-settings';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { showToast } from '@/ui/feedback/toasts/toast-store';
import { Card } from '@/ui/layout/card';
import { LazyConfirmDialog } from '@/ui/overlays/lazy-overlays';
import type { Account, Identity } from './account.queries';
import type { AccountProblem } from './account-problem';
import { linkIdentity, unlinkIdentity } from './change-account';
import { useRefreshAccount } from './use-account';

interface IdentitiesSectionProps {
  account: Account;
  providers: readonly string[];
}

/** Accounts elsewhere that also open this one. The last way in cannot be taken away. */
export function IdentitiesSection({ account, providers }: IdentitiesSectionProps) {
  const t = useMessages('security');
  const refresh = useRefreshAccount();
  const [problem, setProblem] = useState<AccountProblem>();
  const [leaving, setLeaving] = useState<string>();
  const [removing, setRemoving] = useState<Identity>();
  const { identities } = account;
  const linked = new Set(identities.map(({ provider }) => provider));
  const free = providers.filter((provider) => !linked.has(provider));
  const isLast = identities.length <= 1;

  async function link(provider: string) {
    setLeaving(provider);
    const refused = await linkIdentity(provider);
    setProblem(refused);
    // The browser is on its way to the provider; only a refusal leaves us here.
    if (refused) setLeaving(undefined);
  }

  async function unlink({ identityId, provider }: Identity) {
    const refused = await unlinkIdentity(identityId);
    setProblem(refused);
    if (refused) return;
    showToast({ title: t('identity.removed', { provider: wayName(provider) }), tone: 'success' });
    await refresh();
  }

  function wayName(provider: string): string {
    if (provider === 'email') return t('identity.email');
    return provider === 'phone' ? t('identity.phone') : providerName(provider);
  }

  function addressOf({ provider, email }: Identity): string {
    return provider === 'phone' ? formatMobile(`+${account.phone}`) : email;
  }

  return (
    <Card title={t('identity.title')} description={t('identity.text')}>
      <div className="flex flex-col gap-4">
        {problem && <Banner tone="danger" title={t(`problem.${problem}`)} />}
        <ul className="divide-y divide-line">
          {identities.map((identity) => (
            <li
              key={identity.identityId}
              className="flex min-h-touch flex-wrap items-center justify-between gap-2 py-2"
            >
              <span className="min-w-0">
                <span className="block font-semibold">{wayName(identity.provider)}</span>
                <span className="block text-muted text-sm">{addressOf(identity)}</span>
              </span>
              {!isLast && providers.length > 0 && (
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={t('identity.removeNamed', { provider: wayName(identity.provider) })}
                  onClick={() => setRemoving(identity)}
                >
                  {t('identity.remove')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {isLast && <p className="text-muted text-sm">{t('identity.last')}</p>}
        {free.map((provider) => (
          <Button
            key={provider}
            variant="secondary"
            className="self-start"
            isLoading={leaving === provider}
            onClick={() => void link(provider)}
          >
            {t('identity.add', { provider: providerName(provider) })}
          </Button>
        ))}
      </div>
      <LazyConfirmDialog
        open={removing !== undefined}
        onOpenChange={(open) => !open && setRemoving(undefined)}
        title={t('identity.sure', { provider: wayName(removing?.provider ?? '') })}
        losses={[
          t(removing?.provider === 'email' ? 'identity.lossPassword' : 'identity.loss', {
            provider: wayName(removing?.provider ?? ''),
          }),
        ]}
        confirmLabel={t('identity.remove')}
        onConfirm={() => (removing ? unlink(removing) : undefined)}
      />
    </Card>
  );
}
