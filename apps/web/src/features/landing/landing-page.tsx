import { useMessages } from '@/i18n';

export function LandingPage() {
  const t = useMessages('landing');
  return <h1>{t('hero.title')}</h1>;
}
