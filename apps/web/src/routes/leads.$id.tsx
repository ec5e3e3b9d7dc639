import { createFileRoute } from '@tanstack/react-router';
import { LeadPage } from '@/app/pages/leads/lead-page';
import { preloadMessages } from '@/i18n';

interface LeadSearch {
  edit?: boolean | undefined;
}

export const Route = createFileRoute('/leads/$id')({
  staticData: { access: ['bizman'], title: 'title.lead', hasOwnHeading: true },
  validateSearch: ({ edit }: Record<string, unknown>): LeadSearch => ({
    edit: edit === true ? true : undefined,
  }),
  loader: () => preloadMessages('leads', 'states', 'shops', 'campaigns', 'errors'),
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  const { edit = false } = Route.useSearch();
  return <LeadPage id={id} isEditing={edit} />;
}
