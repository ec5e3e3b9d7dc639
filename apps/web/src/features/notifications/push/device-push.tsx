import type { PushDevice } from '@chowk/domain/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BellOff, BellRing, Smartphone } from 'lucide-react';
import { useCommand } from '@/commands/use-command';
import { useMessages } from '@/i18n';
import { Badge } from '@/ui/base/badge';
import { Button } from '@/ui/base/button';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { pushDevicesOptions, unsubscribePushRef } from './push.queries';
import type { PushState } from './push-state';
import { usePush } from './use-push';

/** Notifications on the phone or computer in hand, and on the person's others. */
export function DevicePush() {
  const t = useMessages('push');
  const { state, isBusy, turnOn, turnOff } = usePush();
  return (
    <Card title={t('device.title')} description={t('device.text')}>
      <div className="flex flex-col gap-4">
        {state ? <ThisDevice state={state} /> : <Skeleton className="h-12 w-full" />}
        {state === 'off' && (
          <Button className="self-start" isLoading={isBusy} onClick={() => void turnOn()}>
            {t('device.turnOn')}
          </Button>
        )}
        {state === 'on' && (
          <Button
            variant="secondary"
            className="self-start"
            isLoading={isBusy}
            onClick={() => void turnOff()}
          >
            {t('device.turnOff')}
          </Button>
        )}
        <OtherDevices />
      </div>
    </Card>
  );
}

function ThisDevice({ state }: { state: PushState }) {
  const t = useMessages('push');
  const Icon = state === 'on' ? BellRing : BellOff;
  return (
    <div className="flex items-start gap-3 rounded-lg bg-sunken px-3 py-3">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-role-ink" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {t('device.this')}
          <Badge tone={state === 'on' ? 'success' : 'neutral'}>
            {t(state === 'on' ? 'state.on' : 'state.off')}
          </Badge>
        </p>
        <p className="text-muted text-sm">{t(`about.${state}`)}</p>
      </div>
    </div>
  );
}

function OtherDevices() {
  const t = useMessages('push');
  const { data } = useQuery(pushDevicesOptions());
  const others = data?.items.filter((device) => !device.is_this) ?? [];
  if (others.length === 0) return null;
  return (
    <div>
      <p className="font-semibold text-sm">{t('others.title')}</p>
      <ul className="divide-y divide-line">
        {others.map((device) => (
          <OtherDevice key={device.id} device={device} />
        ))}
      </ul>
    </div>
  );
}

function OtherDevice({ device }: { device: PushDevice }) {
  const t = useMessages('push');
  const queryClient = useQueryClient();
  const name = device.label || t('others.unnamed');
  const { isBusy, run } = useCommand(unsubscribePushRef, {
    onDone: (left) => queryClient.setQueryData(pushDevicesOptions().queryKey, left),
    refused: t('failed'),
  });

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <Smartphone aria-hidden className="size-5 shrink-0 text-role-ink" />
      <div className="min-w-40 flex-1">
        <p className="font-medium">{name}</p>
        <p className="text-muted text-sm">
          {t(device.last_sent_at ? 'others.lastSent' : 'others.since')}{' '}
          <RelativeTime iso={device.last_sent_at ?? device.created_at} />
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        isLoading={isBusy}
        aria-label={t('others.removeOf', { what: name })}
        onClick={() => void run({ id: device.id })}
      >
        {t('others.remove')}
      </Button>
    </li>
  );
}
