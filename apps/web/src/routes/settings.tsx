import { createFileRoute } from '@tanstack/react-router';
import { useLeave } from '@/app/use-leave';
import { AppearanceCard } from '@/features/accounts/appearance-card';
import { MeCard } from '@/features/accounts/me-card';
import { useMe } from '@/features/accounts/use-me';
import { SignOutCard } from '@/features/auth/sign-out-card';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/settings')({
  staticData: { access: 'signed-in', title: 'title.settings' },
  loader: () => preloadMessages('account', 'auth'),
  component: Page,
});

function Page() {
  const { me } = useMe();
  const leave = useLeave();
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      {me && <MeCard me={me} />}
      <AppearanceCard />
      <SignOutCard onSignOut={() => leave()} />
    </div>
  );
}
