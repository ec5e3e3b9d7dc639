import {
  CONSENT_PURPOSES,
  type Consent,
  type ConsentPurpose,
  isNeededForAccount,
} from '@chowk/domain/accounts';
import { formatDate } from '@chowk/domain/kernel';
import { LoadedCard } from '@/features/accounts/loaded-card';
import { consentsOptions } from '@/features/accounts/settings.queries';
import { useLanguage, useMessages } from '@/i18n';
import { Badge } from '@/ui/base/badge';
import { Button } from '@/ui/base/button';
import { useConsents } from './use-consents';

/** What a person agreed to, purpose by purpose, in the words they agreed to. */
export function PrivacySection({ onOpenData }: { onOpenData: () => void }) {
  const t = useMessages('settings');
  return (
    <LoadedCard
      title={t('section.privacy')}
      description={t('consent.text')}
      options={consentsOptions()}
    >
      {({ items }) => (
        <ul className="divide-y divide-line border-line border-t">
          {CONSENT_PURPOSES.map((purpose) => (
            <ConsentRow
              key={purpose}
              purpose={purpose}
              latest={items.find((item) => item.purpose === purpose)}
              onOpenData={onOpenData}
            />
          ))}
        </ul>
      )}
    </LoadedCard>
  );
}

interface ConsentRowProps {
  purpose: ConsentPurpose;
  latest: Consent | undefined;
  onOpenData: () => void;
}

function ConsentRow({ purpose, latest, onOpenData }: ConsentRowProps) {
  const t = useMessages('settings');
  const { change, isBusy } = useConsents();
  const { label, why } = useConsentWords(purpose);
  const isGiven = latest?.withdrawn_at === null;
  const isNeeded = isNeededForAccount(purpose);
  const action = isGiven ? 'withdraw' : 'give';
  return (
    <li className="flex flex-col gap-3 py-4 sm:flex-row sm:items-center sm:justify-between sm:gap-6">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {label}
          <Badge tone={isGiven ? 'success' : 'neutral'}>
            {t(isGiven ? 'consent.on' : 'consent.off')}
          </Badge>
        </p>
        <p className="text-muted text-sm">{why}</p>
        <ConsentMoment latest={latest} />
      </div>
      {isGiven && isNeeded ? (
        <Button variant="quiet" className="self-start sm:self-auto" onClick={onOpenData}>
          {t('consent.deleteInstead')}
        </Button>
      ) : (
        <Button
          variant="secondary"
          className="self-start sm:self-auto"
          isLoading={isBusy}
          aria-label={t(`consent.${action}Of`, { what: label })}
          onClick={() => void change(purpose, !isGiven)}
        >
          {t(`consent.${action}`)}
        </Button>
      )}
    </li>
  );
}

function ConsentMoment({ latest }: { latest: Consent | undefined }) {
  const t = useMessages('settings');
  const language = useLanguage();
  if (!latest) return null;
  const { given_at, withdrawn_at } = latest;
  const date = formatDate(withdrawn_at ?? given_at, language, { withTime: true });
  return (
    <p className="mt-1 text-muted text-sm">
      {t(withdrawn_at ? 'consent.withdrawnAt' : 'consent.givenAt', { date })}
    </p>
  );
}

/** The very words of the sign-up form: what was agreed to is what is shown here. */
function useConsentWords(purpose: ConsentPurpose) {
  const signUp = useMessages('signup');
  const account = useMessages('account');
  return purpose === 'whatsapp'
    ? { label: account('me.whatsapp_opt_in'), why: account('me.whatsappWhy') }
    : { label: signUp(`consent.${purpose}`), why: signUp(`consent.${purpose}Why`) };
}
