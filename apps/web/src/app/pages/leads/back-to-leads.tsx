import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';

export function BackToLeads() {
  const t = useMessages('leads');
  return (
    <ButtonLink
      variant="quiet"
      size="sm"
      icon={<ArrowLeft aria-hidden className="size-5" />}
      render={<Link to="/manage-shops" search={{ tab: 'leads' }} />}
    >
      {t('lead.back')}
    </ButtonLink>
  );
}
