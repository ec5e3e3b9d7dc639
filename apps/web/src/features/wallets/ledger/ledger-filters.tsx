import { isUuid } from '@chowk/domain/kernel';
import {
  ACCOUNT_KINDS,
  type AccountKind,
  LEDGER_KINDS,
  type LedgerKind,
} from '@chowk/domain/wallets';
import { useMessages } from '@/i18n';
import { NativeSelect } from '@/ui/fields/native-select';
import { TextField } from '@/ui/fields/text-field';

export interface LedgerFilter {
  readonly kind: LedgerKind | undefined;
  readonly accountKind: AccountKind | undefined;
  /** As typed; it counts once it is a whole id. */
  readonly reference: string;
}

export const NO_FILTER: LedgerFilter = { kind: undefined, accountKind: undefined, reference: '' };

export function referenceId({ reference }: LedgerFilter): string | undefined {
  const id = reference.trim().toLowerCase();
  return isUuid(id) ? id : undefined;
}

interface LedgerFiltersProps {
  filter: LedgerFilter;
  onChange: (filter: LedgerFilter) => void;
}

export function LedgerFilters({ filter, onChange }: LedgerFiltersProps) {
  const t = useMessages('money');
  const { reference } = filter;
  const isWrong = reference.trim() !== '' && !referenceId(filter);
  return (
    <div className="grid w-full gap-3 md:grid-cols-3">
      <NativeSelect
        label={t('ledger.kind')}
        placeholder={t('all')}
        value={filter.kind ?? ''}
        options={LEDGER_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        onChange={({ target }) =>
          onChange({ ...filter, kind: LEDGER_KINDS.find((kind) => kind === target.value) })
        }
      />
      <NativeSelect
        label={t('ledger.account')}
        placeholder={t('all')}
        value={filter.accountKind ?? ''}
        options={ACCOUNT_KINDS.map((value) => ({ value, label: t(`account.${value}`) }))}
        onChange={({ target }) =>
          onChange({ ...filter, accountKind: ACCOUNT_KINDS.find((kind) => kind === target.value) })
        }
      />
      <TextField
        label={t('ledger.reference')}
        hint={t('ledger.referenceHint')}
        error={isWrong ? t('ledger.wrongReference') : undefined}
        value={reference}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange({ ...filter, reference: target.value })}
      />
    </div>
  );
}
