import { Link, useNavigate } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import {
  RECORD_LISTS,
  type RecordFilter,
  type RecordList,
  type RecordListProps,
} from '@/features/admin/records/record-lists';
import { SavedViews } from '@/features/admin/views/saved-views';
import { useMessages } from '@/i18n';
import { lazy } from '@/ui/feedback/lazy';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { LinkTabs } from '@/ui/layout/link-tabs';
import type { PlatformPanelProps } from './platform-panels';

const LINKS = {
  campaignLink: (id: string, content: ReactNode) => (
    <Link to="/campaign/$id" params={{ id }}>
      {content}
    </Link>
  ),
  proofLink: (id: string, content: ReactNode) => (
    <Link to="/proof/$id" params={{ id }}>
      {content}
    </Link>
  ),
  orderLink: (id: string, content: ReactNode) => (
    <Link to="/order/$id" params={{ id }}>
      {content}
    </Link>
  ),
  bookingLink: (id: string, content: ReactNode) => (
    <Link to="/adspace/$id" params={{ id }}>
      {content}
    </Link>
  ),
  personLink: (id: string, content: ReactNode) => (
    <Link to="/people/$id" params={{ id }}>
      {content}
    </Link>
  ),
};

const LISTS: Readonly<Record<RecordList, ComponentType<RecordListProps & typeof LINKS>>> = {
  deals: lazy(() =>
    import('@/features/admin/records/deals-records').then((m) => ({ default: m.DealsRecords })),
  ),
  proofs: lazy(() =>
    import('@/features/admin/records/proofs-records').then((m) => ({ default: m.ProofsRecords })),
  ),
  deliveries: lazy(() =>
    import('@/features/admin/records/deliveries-records').then((m) => ({
      default: m.DeliveriesRecords,
    })),
  ),
  campaigns: lazy(() =>
    import('@/features/admin/records/campaigns-records').then((m) => ({
      default: m.CampaignsRecords,
    })),
  ),
  leads: lazy(() =>
    import('@/features/admin/records/leads-records').then((m) => ({ default: m.LeadsRecords })),
  ),
  orders: lazy(() =>
    import('@/features/admin/records/orders-records').then((m) => ({ default: m.OrdersRecords })),
  ),
  bookings: lazy(() =>
    import('@/features/admin/records/bookings-records').then((m) => ({
      default: m.BookingsRecords,
    })),
  ),
  earnings: lazy(() =>
    import('@/features/admin/records/earnings-records').then((m) => ({
      default: m.EarningsRecords,
    })),
  ),
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A list's filter is in the URL, so that a view can be saved and shared. */
export function RecordsPanel({ asked }: PlatformPanelProps) {
  const t = useMessages('records');
  const navigate = useNavigate();
  const list = RECORD_LISTS.find((each) => each === asked.list) ?? 'deals';
  const List = LISTS[list];
  const address = (next: RecordList, { search, status }: Partial<RecordFilter> = {}) => ({
    tab: 'platform' as const,
    part: 'records',
    list: next,
    search: search || undefined,
    status: status || undefined,
  });
  const filter = { search: textOf(asked.search), status: textOf(asked.status) };
  const show = (next: Partial<RecordFilter>) =>
    void navigate({ to: '/dashboard', search: address(list, next), replace: true });
  return (
    <div className="flex flex-col gap-5">
      <LinkTabs
        label={t('lists')}
        open={list}
        tabs={RECORD_LISTS.map((value) => ({ value, label: t(`list.${value}`) }))}
        link={(value) => <Link to="/dashboard" search={address(value)} />}
      />
      <Suspense fallback={<SkeletonText lines={8} />}>
        <List
          key={list}
          {...LINKS}
          filter={filter}
          onFilter={show}
          views={(shown) => <SavedViews list={list} filter={{ ...shown }} onOpen={show} />}
        />
      </Suspense>
    </div>
  );
}
