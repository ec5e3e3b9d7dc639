import { useNavigate } from '@tanstack/react-router';
import { PrivacySection } from '@/features/accounts/consents/privacy-section';

/** The consent an account cannot be without leads to where accounts end. */
export function PrivacyPanel() {
  const navigate = useNavigate();
  const openData = () => void navigate({ to: '/settings/$section', params: { section: 'data' } });
  return <PrivacySection onOpenData={openData} />;
}
