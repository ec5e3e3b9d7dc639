import { formatDate } from '@chowk/domain/kernel';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLanguage, useMessages } from '@/i18n';
import { Banner } from '@/ui/feedback/banner';
import { PageHeader } from '@/ui/layout/page-header';
import { cmsPageOptions } from './cms.queries';
import { Markdown } from './markdown';

export function CmsPageView({ slug }: { slug: string }) {
  const t = useMessages('cms');
  const language = useLanguage();
  const { data: page } = useSuspenseQuery(cmsPageOptions(slug, language));
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
