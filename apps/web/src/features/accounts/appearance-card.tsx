import { changeLanguage, LANGUAGE_NAMES, LANGUAGES, useLanguage, useMessages } from '@/i18n';
import { THEME_CHOICES } from '@/ui/device/theme-store';
import { useTheme } from '@/ui/device/use-theme';
import { SegmentedControl } from '@/ui/fields/segmented-control';
import { Card } from '@/ui/layout/card';

export function AppearanceCard() {
  const t = useMessages('account');
  const language = useLanguage();
  const { choice, chooseTheme } = useTheme();
  return (
    <Card title={t('appearance.title')}>
      <div className="flex flex-col gap-5">
        <div className="flex flex-col gap-2">
          <span className="font-medium text-sm">{t('appearance.theme')}</span>
          <SegmentedControl
            label={t('appearance.theme')}
            options={THEME_CHOICES.map((value) => ({ value, label: t(`theme.${value}`) }))}
            value={choice}
            onChange={chooseTheme}
          />
        </div>
        <div className="flex flex-col gap-2">
          <span className="font-medium text-sm">{t('appearance.language')}</span>
          <SegmentedControl
            label={t('appearance.language')}
            options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            value={language}
            onChange={(value) => void changeLanguage(value)}
          />
        </div>
      </div>
    </Card>
  );
}
