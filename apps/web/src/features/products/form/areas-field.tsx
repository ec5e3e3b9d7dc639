import { PRODUCT_LIMITS } from '@chowk/domain/products';
import { useMessages } from '@/i18n';
import { ChipsField } from '@/ui/fields/chips-field';

interface AreasFieldProps {
  areas: readonly string[];
  onChange: (areas: readonly string[]) => void;
}

export function AreasField({ areas, onChange }: AreasFieldProps) {
  const t = useMessages('productform');
  return (
    <ChipsField
      label={t('areas.label')}
      hint={t('areas.hint')}
      addLabel={t('areas.add')}
      removeLabel={(area) => t('areas.remove', { area })}
      maxLength={PRODUCT_LIMITS.areaLength}
      chips={areas}
      onChange={onChange}
    />
  );
}
