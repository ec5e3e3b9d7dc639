import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { PageList } from '@/features/cms/page-list';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';
import { PageHeader } from '@/ui/layout/page-header';

export function ContentPage() {
  const t = useMessages('content');
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={t('pages.title')}
        description={t('pages.text')}
        actions={
          <ButtonLink
            size="sm"
            icon={<Plus aria-hidden className="size-4" />}
            render={<Link to="/content/$id" params={{ id: 'new' }} />}
          >
            {t('pages.new')}
          </ButtonLink>
        }
      />
      <PageList
        link={(id, content) => (
          <Link to="/content/$id" params={{ id }}>
            {content}
          </Link>
        )}
      />
    </div>
  );
}
