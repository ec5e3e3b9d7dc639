import { useNavigate } from '@tanstack/react-router';
import { PrivacySection } from '@/features/accounts/consents/privacy-section';

/** Withdrawing the required consent leads to closing the account. */
export function PrivacyPanel() {
  const navigate = useNavigate();
  const openData = () => void navigate({ to: '/settings/$section', params: { section: 'data' } });
  return <PrivacySection onOpenData={openData} />;
}
