import { SECOND_MS } from '@chowk/domain/kernel';
import type { readShopClaim } from '@chowk/domain/leads';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { queryRef } from '@/api/client/contract-ref';
import { sha256Of } from '@/api/client/sha256';
import { PageSkeleton } from '@/app/router/page-skeleton';
import { SignOutButton } from '@/app/session/sign-out-button';
import { setNewPassword } from '@/features/auth/recover/new-password';
import { NewPasswordForm } from '@/features/auth/recover/new-password-form';
import { hasSession } from '@/features/auth/session/session';
import type { AuthReturn } from '@/features/auth/sign-in/auth-return';
import { saveIntent } from '@/features/auth/sign-in/intent';
import { followTokenLink, type TokenLink } from '@/features/auth/sign-in/token-link';
import { type Translate, useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { NarrowPage } from './narrow-page';

const readShopClaimRef = queryRef<typeof readShopClaim>('shop_claim_read', '/shop_claims/{mark}');

/** The name is optional: the link works without it. */
const timeoutMs = 4 * SECOND_MS;

/**
 * Which shop an invitation is for, looked up by the link's digest, which cannot sign anybody in.
 */
function useClaimedShop({ type, tokenHash }: TokenLink) {
  const { data, isLoading } = useQuery({
    queryKey: [readShopClaimRef.name, tokenHash],
    enabled: type === 'invite',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const mark = await sha256Of(new Blob([tokenHash]));
      if (mark === undefined) return { shop: null };
      return contractClient.runQuery(readShopClaimRef, { mark }, { signal, timeoutMs });
    },
  });
  return { shop: data?.shop ?? undefined, isLoading };
}

interface TokenLinkStepProps {
  link: TokenLink;
  onFollowed: (outcome: AuthReturn) => void;
}

/**
 * Asks before the link is used, because email programs open links too and must not consume them.
 */
export function TokenLinkStep({ link, onFollowed }: TokenLinkStepProps) {
  const t = useMessages('comeback');
  const [isBusy, setIsBusy] = useState(false);
  /** An invited person is signed in and chooses a password next. */
  const [invited, setInvited] = useState<AuthReturn>();
  const { type, next } = link;
  const { shop, isLoading } = useClaimedShop(link);

  async function follow() {
    setIsBusy(true);
    const outcome = await followTokenLink(link);
    setIsBusy(false);
    if (outcome.kind === 'in' && next) saveIntent(next);
    if (outcome.kind === 'in' && type === 'invite') setInvited(outcome);
    else onFollowed(outcome);
  }

  if (invited) return <FirstPassword shop={shop?.shop_name} onDone={() => onFollowed(invited)} />;
  if (hasSession()) return <SomebodyIsIn />;
  if (isLoading) return <PageSkeleton />;
  const words = shop ? claimWords(t, shop) : undefined;
  return (
    <NarrowPage
      title={words?.title ?? t(`link.${type}`)}
      text={words?.text ?? t(`link.${type}.text`)}
    >
      <Button size="lg" isWide isLoading={isBusy} onClick={() => void follow()}>
        {t('link.follow')}
      </Button>
    </NarrowPage>
  );
}

type ClaimedShop = NonNullable<ReturnType<typeof useClaimedShop>['shop']>;

function claimWords(t: Translate<'comeback'>, { shop_name, area, manager_name }: ClaimedShop) {
  const shop = area ? `${shop_name}, ${area}` : shop_name;
  return {
    title: t('link.claim', { shop: shop_name }),
    text: manager_name
      ? t('link.claim.by', { shop, manager: manager_name })
      : t('link.claim.text', { shop }),
  };
}

/** No data of one person may stay under another's name, so the first is signed out. */
function SomebodyIsIn() {
  const t = useMessages('comeback');
  const { href } = window.location;
  return (
    <NarrowPage title={t('link.signedIn')} text={t('link.signedIn.text')}>
      <SignOutButton size="lg" isWide onLeft={() => window.location.replace(href)}>
        {t('link.signOut')}
      </SignOutButton>
    </NarrowPage>
  );
}

/** An invited account has no password, and the invitation works only once. */
function FirstPassword({ shop, onDone }: { shop: string | undefined; onDone: () => void }) {
  const t = useMessages('comeback');
  async function submit(password: string) {
    const problem = await setNewPassword(password);
    if (!problem) onDone();
    return problem;
  }
  return (
    <NarrowPage
      title={t('link.password')}
      text={shop ? t('link.password.shop', { shop }) : t('link.password.text')}
    >
      <NewPasswordForm onSubmit={submit} />
    </NarrowPage>
  );
}
