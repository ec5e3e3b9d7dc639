import type { Me } from '@chowk/domain/accounts';
import type { ShopProfile } from '@chowk/domain/shops';
import { Link, useCanGoBack, useRouter } from '@tanstack/react-router';
import { ArrowLeft, PencilLine } from 'lucide-react';
import { BackAndShare } from '@/app/links/share-link';
import { MissingOrFailed } from '@/app/pages/missing-or-failed';
import { PageSkeleton } from '@/app/router/page-skeleton';
import { ProfileSpaces } from '@/features/ad-spaces/market/profile-spaces';
import { ProfileView } from '@/features/shops/profile/profile-view';
import { useShopProfile } from '@/features/shops/profile/use-shop-profile';
import { useMessages } from '@/i18n';
import { Button, ButtonLink } from '@/ui/base/button';

/** The shop's public profile, for brands and its owner. */
export function StoreProfilePage({ id, me }: { id: string; me: Me }) {
  const t = useMessages('storeprofile');
  const { profile, error, isRetrying, retry } = useShopProfile(id);
  if (!profile && error) {
    const missing = { title: t('notFound'), text: t('notFoundText') };
    return <MissingOrFailed {...{ error, missing, isRetrying }} onRetry={retry} />;
  }
  if (!profile) return <PageSkeleton />;
  return (
    <ProfileView
      profile={profile}
      back={<BackAndShare type="shop" id={id} name={profile.shop_name} back={<Back />} />}
      ownActions={
        <ButtonLink
          size="sm"
          icon={<PencilLine aria-hidden className="size-4" />}
          render={<Link to="/settings/$section" params={{ section: 'shop' }} />}
        >
          {t('edit')}
        </ButtonLink>
      }
      spaces={<Spaces profile={profile} me={me} />}
    />
  );
}

function Spaces({ profile, me }: { profile: ShopProfile; me: Me }) {
  const t = useMessages('storeprofile');
  function linkOf() {
    if (profile.is_own) return (id: string) => <Link to="/ad-spaces/$id" params={{ id }} />;
    if (!me.roles.includes('brand')) return undefined;
    return (space: string) => <Link to="/brand-ad-spaces-marketplace" search={{ space }} />;
  }
  return (
    <ProfileSpaces
      spaces={profile.ad_spaces}
      linkTo={linkOf()}
      empty={
        profile.is_own ? (
          <ButtonLink
            variant="secondary"
            render={<Link to="/ad-spaces/$id" params={{ id: 'new' }} />}
          >
            {t('offer')}
          </ButtonLink>
        ) : (
          <p className="text-muted">{t('noSpaces')}</p>
        )
      }
    />
  );
}

/** Back to the previous page, or home when the link was opened from outside. */
function Back() {
  const t = useMessages('storeprofile');
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const look = {
    variant: 'quiet',
    size: 'sm',
    icon: <ArrowLeft aria-hidden className="size-5" />,
  } as const;
  if (!canGoBack) {
    return (
      <ButtonLink {...look} render={<Link to="/dashboard" />}>
        {t('back')}
      </ButtonLink>
    );
  }
  return (
    <Button {...look} onClick={() => router.history.back()}>
      {t('back')}
    </Button>
  );
}
