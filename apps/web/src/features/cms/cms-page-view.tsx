import type { PublicCmsPage } from '@chowk/domain/cms';
import { formatDate } from '@chowk/domain/kernel';
import { useLanguage, useMessages } from '@/i18n';
import { Banner } from '@/ui/feedback/banner';
import { PageHeader } from '@/ui/layout/page-header';
import { Markdown } from './markdown';

export function CmsPageView({ page }: { page: PublicCmsPage }) {
  const t = useMessages('cms');
  const language = useLanguage();
  return (
    <article className="flex flex-col gap-6">
      <PageHeader
        title={page.title}
        description={t('updated', { date: formatDate(page.published_at, language) })}
      />
      {page.language !== language && <Banner title={t('inEnglish')} />}
      <div lang={page.language}>
        <Markdown text={page.body} />
      </div>
    </article>
  );
}
