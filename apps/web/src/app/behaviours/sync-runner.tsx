import type { Me } from '@chowk/domain/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { storedSession } from '@/api/session/stored-session';
import { useMe } from '@/features/accounts/use-me';
import { secondStep } from '@/features/auth/session/session';
import { Deferred } from './deferred';

const loadPushAsk = async () => (await import('../pwa/push-ask')).PushAsk;

/** Runs the sync engine for the signed-in person. */
export function SyncRunner() {
  // Signing in and out always ends on another page.
  useRouterState({ select: ({ location }) => location.pathname });
  const isIn = secondStep() !== 'owed' && storedSession() !== null;
  return isIn && <SignedIn />;
}

/** What is synced depends on the person's roles, so it starts when they are known. */
function SignedIn() {
  // The outbox belongs to the signed-in person, also while they act for a shop.
  const { self } = useMe();
  return self && <Running key={self.id} me={self} />;
}

function Running({ me: { id: personId, roles } }: { me: Me }) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const [hasMoment, setHasMoment] = useState(false);
  const roleNames = roles.join(' ');
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    import('@/app/sync/run-sync')
      .then(({ runSync }) => {
        if (isGone) return;
        stop = runSync(personId, roleNames.split(' '), queryClient, {
          openPath: (href) => void router.navigate({ href }),
          onMoment: () => setHasMoment(true),
        });
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [personId, roleNames, queryClient, router]);
  return hasMoment && <Deferred load={loadPushAsk} />;
}
