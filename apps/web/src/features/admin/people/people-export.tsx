import type { Person } from '@chowk/domain/admin';
import { formatMobile, istDay } from '@chowk/domain/kernel';
import { contractClient } from '@/api/client/browser-client';
import { useMessages } from '@/i18n';
import { ListExport } from '@/lists/list-export';
import { listPeopleRef, type peopleParams } from './people.queries';

interface PeopleExportProps {
  /** As the list is narrowed … */
  params?: ReturnType<typeof peopleParams>;
  /** … or only these. */
  chosen?: readonly Person[];
}

export function PeopleExport({ params = {}, chosen }: PeopleExportProps) {
  const t = useMessages('office');
  const shell = useMessages('shell');
  const label = chosen ? t('bulk.count', { count: chosen.length }) : t('people.title');
  return (
    <ListExport<Person>
      list="people"
      label={label}
      params={chosen ? { chosen: chosen.length } : params}
      readPage={async (page) =>
        chosen
          ? { items: chosen, nextCursor: null }
          : contractClient.runQuery(listPeopleRef, { ...params, ...page })
      }
      columns={[
        { header: t('people.name'), value: ({ full_name }) => full_name },
        {
          header: t('people.roles'),
          value: ({ roles }) => roles.map((role) => shell(`role.${role}`)).join(', '),
        },
        { header: t('facts.email'), value: ({ email }) => email },
        { header: t('facts.phone'), value: ({ phone }) => phone && formatMobile(phone) },
        { header: t('people.area'), value: ({ area }) => area },
        { header: t('people.standing'), value: ({ status }) => t(`standing.${status}`) },
        { header: t('people.since'), value: ({ created_at }) => istDay(Date.parse(created_at)) },
        { header: 'id', value: ({ id }) => id },
      ]}
    />
  );
}
