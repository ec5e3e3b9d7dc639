import { formatDate, type Role } from '@chowk/domain/kernel';
import type { Proposal, ServiceScope } from '@chowk/domain/platform';
import { changeText } from '@/features/platform/config/change-text';
import { useLanguage, useMessages } from '@/i18n';

/** As the server writes them for each kind. */
interface Values {
  readonly role: Role;
  readonly name: string;
  readonly scopes: readonly ServiceScope[];
  readonly expires_at: string;
  readonly reason: string;
}

/** A proposal in words: what is to happen, and the details to check before saying yes. */
export function useProposalWords() {
  const t = useMessages('figures');
  const shell = useMessages('shell');
  const keys = useMessages('switches');
  const language = useLanguage();

  function titleOf({ kind, key, value, beneficiary_name }: Proposal): string {
    const { role, name } = value as Values;
    const person = beneficiary_name ?? '';
    if (kind === 'role') return t('proposal.role', { person, role: shell(`role.${role}`) });
    if (kind === 'service_key') return t('proposal.service_key', { name });
    if (kind === 'factor_reset' || kind === 'account_recovery') {
      return t(`proposal.${kind}`, { person });
    }
    return key ? t(`name.${key}`) : '';
  }

  function detailsOf({ kind, key, value, current }: Proposal): string[] {
    const { scopes, expires_at, reason } = value as Values;
    if (kind === 'role') return [];
    if (kind === 'factor_reset' || kind === 'account_recovery')
      return [t('proposal.reason', { reason })];
    if (kind === 'service_key') {
      const until = formatDate(expires_at, language);
      const named = scopes.map((scope) => keys(`scope.${scope}`)).join(', ');
      return [t('proposal.scopes', { scopes: named }), t('proposal.until', { until })];
    }
    if (!key) return [];
    return [
      t('proposal.now', { value: changeText({ key, value: current }) }),
      t('proposal.new', { value: changeText({ key, value }) }),
    ];
  }

  return { titleOf, detailsOf };
}
