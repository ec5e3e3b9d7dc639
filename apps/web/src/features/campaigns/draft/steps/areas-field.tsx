import { useMessages } from '@/i18n';
import { ChipsField } from '@/ui/fields/chips-field';

interface AreasFieldProps {
  areas: readonly string[];
  onChange: (areas: readonly string[]) => void;
}

const MAX_AREA_LENGTH = 120;

export function AreasField({ areas, onChange }: AreasFieldProps) {
  const t = useMessages('wizard');
  return (
    <ChipsField
      label={t('where.areas')}
      hint={t('where.areasHint')}
      addLabel={t('where.add')}
      removeLabel={(area) => t('where.remove', { area })}
      maxLength={MAX_AREA_LENGTH}
      chips={areas}
      onChange={onChange}
    />
  );
}
