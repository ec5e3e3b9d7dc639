import { useLanguage, useMessages } from '@/i18n';
import { Card } from '@/ui/layout/card';
import type { DebugFacts } from './debug-facts';

const BYTES_PER_MB = 1_048_576;

export function DebugFactsCard({ facts }: { facts: DebugFacts | undefined }) {
  const t = useMessages('debug');
  const language = useLanguage();
  if (!facts) return null;
  const { clockAheadS, storage } = facts;
  const number = new Intl.NumberFormat(`${language}-IN`, { maximumFractionDigits: 1 });
  const megabytes = (bytes: number | null) =>
    bytes === null ? t('unknown') : t('megabytes', { size: number.format(bytes / BYTES_PER_MB) });
  return (
    <Card title={t('device')}>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact name={t('clock')} value={clockWords()} />
        <Fact name={t('storage.used')} value={megabytes(storage.usedBytes)} />
        <Fact name={t('storage.quota')} value={megabytes(storage.quotaBytes)} />
        <Fact
          name={t('storage.kept')}
          value={t(storage.isPersistent ? 'storage.persistent' : 'storage.bestEffort')}
        />
      </dl>
    </Card>
  );

  function clockWords(): string {
    if (clockAheadS === null) return t('unknown');
    if (clockAheadS === 0) return t('clock.right');
    const seconds = number.format(Math.abs(clockAheadS));
    return t(clockAheadS > 0 ? 'clock.ahead' : 'clock.behind', { seconds });
  }
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  );
}
