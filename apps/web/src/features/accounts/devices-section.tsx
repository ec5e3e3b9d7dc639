import type { endSession, SignedInDevice } from '@chowk/domain/accounts';
import type { OutputOf } from '@chowk/domain/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useCommand } from '@/commands/use-command';
import { type Translate, useMessages } from '@/i18n';
import { Badge } from '@/ui/base/badge';
import { Button } from '@/ui/base/button';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { LazyConfirmDialog } from '@/ui/overlays/lazy-overlays';
import { LoadedCard } from './loaded-card';
import { endOtherSessionsRef, endSessionRef, sessionsOptions } from './settings.queries';

/** Which device is being signed out now, or all others at once. */
function useDevices() {
  const t = useMessages('settings');
  const queryClient = useQueryClient();
  const ended = {
    onDone: (devices: OutputOf<typeof endSession>) =>
      queryClient.setQueryData(sessionsOptions().queryKey, devices),
    done: t('device.ended'),
    refused: t('notKept'),
  };
  const one = useCommand(endSessionRef, ended);
  const others = useCommand(endOtherSessionsRef, ended);
  return {
    busy: others.isBusy ? 'others' : one.running?.id,
    end: (id: string) => one.run({ id }),
    endOthers: () => others.run({}),
  };
}

const HANDHELD = new Set(['Android', 'iPhone', 'iPad']);

function nameOf({ browser, system }: SignedInDevice, t: Translate<'settings'>): string {
  if (browser && system) return t('device.on', { browser, system });
  return browser ?? system ?? t('device.unknown');
}

export function DevicesSection() {
  const t = useMessages('settings');
  return (
    <LoadedCard
      title={t('section.devices')}
      description={t('device.text')}
      options={{ ...sessionsOptions(), refetchOnMount: 'always' }}
    >
      {({ items }) => <Devices devices={items} />}
    </LoadedCard>
  );
}

function Devices({ devices }: { devices: readonly SignedInDevice[] }) {
  const t = useMessages('settings');
  const { busy, end, endOthers } = useDevices();
  const [isAsking, setIsAsking] = useState(false);
  const others = devices.filter((device) => !device.is_current).length;
  return (
    <div className="flex flex-col gap-4">
      <ul className="divide-y divide-line border-line border-t">
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            isBusy={busy === device.id}
            onEnd={() => void end(device.id)}
          />
        ))}
      </ul>
      {others === 0 && <p className="text-muted text-sm">{t('device.onlyThis')}</p>}
      {others > 1 && (
        <Button
          variant="secondary"
          className="self-start"
          isLoading={busy === 'others'}
          onClick={() => setIsAsking(true)}
        >
          {t('device.endOthers')}
        </Button>
      )}
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('device.endOthersAsk', { count: others })}
        description={t('device.endOthersText')}
        confirmLabel={t('device.endOthers')}
        onConfirm={endOthers}
      />
    </div>
  );
}

interface DeviceRowProps {
  device: SignedInDevice;
  isBusy: boolean;
  onEnd: () => void;
}

function DeviceRow({ device, isBusy, onEnd }: DeviceRowProps) {
  const t = useMessages('settings');
  const Icon = HANDHELD.has(device.system ?? '') ? Smartphone : Monitor;
  const name = nameOf(device, t);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-4">
      <Icon aria-hidden className="size-6 shrink-0 text-role-ink" />
      <div className="min-w-40 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name}
          {device.is_current && <Badge tone="success">{t('device.this')}</Badge>}
        </p>
        <p className="text-muted text-sm">
          {t('device.active')} <RelativeTime iso={device.last_active_at} />
        </p>
        {device.address && (
          <p className="text-muted text-sm">{t('device.network', { address: device.address })}</p>
        )}
      </div>
      {!device.is_current && (
        <Button
          variant="secondary"
          size="sm"
          isLoading={isBusy}
          aria-label={t('device.endOf', { what: name })}
          onClick={onEnd}
        >
          {t('device.end')}
        </Button>
      )}
    </li>
  );
}
