import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { MissingOrFailed } from '@/app/pages/missing-or-failed';
import { draftOptions } from '@/features/cms/content.queries';
import { DeletePageButton } from '@/features/cms/delete-page-button';
import { PageEditor } from '@/features/cms/page-editor';
import { PageState } from '@/features/cms/page-list';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { PageHeader } from '@/ui/layout/page-header';

export function ContentEditPage({ id }: { id: string }) {
  return id === 'new' ? <NewPage /> : <KnownPage id={id} />;
}

function BackToPages() {
  const t = useMessages('content');
  return (
    <ButtonLink variant="quiet" size="sm" render={<Link to="/content" />}>
      {t('pages.back')}
    </ButtonLink>
  );
}

function NewPage() {
  const t = useMessages('content');
  const navigate = useNavigate();
  const open = (id: string) => void navigate({ to: '/content/$id', params: { id }, replace: true });
  return (
    <div className="flex flex-col gap-5">
      <PageHeader title={t('edit.new')} actions={<BackToPages />} />
      <PageEditor page={undefined} onCreated={open} />
    </div>
  );
}

function KnownPage({ id }: { id: string }) {
  const t = useMessages('content');
  const navigate = useNavigate();
  const { data: page, error, isFetching, refetch } = useQuery(draftOptions(id));
  if (!page && error) {
    return (
      <MissingOrFailed
        error={error}
        missing={{ title: t('pages.missing'), text: t('pages.missingText') }}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!page) return <Skeleton className="h-96" />;
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={page.draft.en.title}
        description={<PageState page={page} />}
        actions={
          <span className="flex flex-wrap gap-2">
            <BackToPages />
            {page.published_at && (
              <ButtonLink
                variant="secondary"
                size="sm"
                render={<Link to="/cms/$slug" params={{ slug: page.slug }} />}
              >
                {t('edit.view')}
              </ButtonLink>
            )}
            <DeletePageButton page={page} onDeleted={() => void navigate({ to: '/content' })} />
          </span>
        }
      />
      <PageEditor key={page.id} page={page} onCreated={() => undefined} />
    </div>
  );
}
