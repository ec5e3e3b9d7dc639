import type { Me } from '@chowk/domain/accounts';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { MissingOrFailed } from '@/app/pages/missing-or-failed';
import { PageSkeleton } from '@/app/router/page-skeleton';
import { NewSpace } from '@/features/ad-spaces/own/new-space';
import { OwnSpace } from '@/features/ad-spaces/own/own-space';
import { useSpace } from '@/features/ad-spaces/use-space';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';
import { showToast } from '@/ui/feedback/toasts/toast-store';
import { PageHeader } from '@/ui/layout/page-header';

/** One ad space of the store, or the form for a new one. */
export function MySpacePage({ id, me }: { id: string; me: Me }) {
  return id === 'new' ? <NewSpacePage me={me} /> : <KnownSpacePage id={id} />;
}

function BackToSpaces() {
  const t = useMessages('myspaces');
  return (
    <ButtonLink
      variant="quiet"
      size="sm"
      icon={<ArrowLeft aria-hidden className="size-5" />}
      render={<Link to="/ad-spaces" />}
    >
      {t('backToList')}
    </ButtonLink>
  );
}

function NewSpacePage({ me }: { me: Me }) {
  const t = useMessages('myspaces');
  const navigate = useNavigate();
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-5">
      <PageHeader back={<BackToSpaces />} title={t('newTitle')} />
      <NewSpace
        me={me}
        onCreated={({ id }) => {
          showToast({ title: t('created'), tone: 'success' });
          void navigate({ to: '/ad-spaces/$id', params: { id }, replace: true });
        }}
      />
    </div>
  );
}

function KnownSpacePage({ id }: { id: string }) {
  const t = useMessages('myspaces');
  const { known, error, isRetrying, retry } = useSpace(id);
  if (!known && error) {
    const missing = { title: t('notFound'), text: t('notFoundText') };
    return <MissingOrFailed {...{ error, missing, isRetrying }} onRetry={retry} />;
  }
  if (!known) return <PageSkeleton />;
  return (
    <OwnSpace
      key={id}
      known={known}
      back={<BackToSpaces />}
      bookingLink={(bookingId) => <Link to="/adspace/$id" params={{ id: bookingId }} />}
    />
  );
}
