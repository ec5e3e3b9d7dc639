import { createFileRoute } from '@tanstack/react-router';
import { useLeave } from '@/app/use-leave';
import { AppearanceCard } from '@/features/accounts/appearance-card';
import { MeCard } from '@/features/accounts/me-card';
import { ProfileCard } from '@/features/accounts/profile-card';
import { useMe } from '@/features/accounts/use-me';
import { SignOutCard } from '@/features/auth/sign-out-card';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/settings')({
  staticData: { access: 'signed-in', title: 'title.settings' },
  loader: () => preloadMessages('account', 'auth', 'errors'),
  component: Page,
});

function Page() {
  const { me } = useMe();
  const leave = useLeave();
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      {me && <ProfileCard id={me.id} />}
      <div className="grid gap-5 max-lg:contents">
        {me && <MeCard me={me} />}
        <AppearanceCard />
        <SignOutCard onSignOut={() => leave()} />
      </div>
    </div>
  );
}
