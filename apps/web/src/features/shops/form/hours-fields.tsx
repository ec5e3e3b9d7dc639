import { type OpeningHours, WEEKDAYS } from '@chowk/domain/shops';
import { useMessages } from '@/i18n';
import { Checkbox } from '@/ui/fields/checkbox';
import { FieldError } from '@/ui/fields/field';
import { TextField } from '@/ui/fields/text-field';

interface HoursFieldsProps {
  hours: OpeningHours;
  errorOf: (field: string) => string | undefined;
  onChange: (hours: OpeningHours) => void;
}

export function HoursFields({ hours, errorOf, onChange }: HoursFieldsProps) {
  const t = useMessages('shops');
  const closed = hours.closed_on;
  const change = (next: Partial<OpeningHours>) => onChange({ ...hours, ...next });

  function toggle(day: number, isClosed: boolean) {
    const others = closed.filter((each) => each !== day);
    change({ closed_on: isClosed ? [...others, day] : others });
  }

  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-semibold text-sm">{t('hours')}</legend>
      <div className="grid grid-cols-pair gap-3">
        <TextField
          type="time"
          label={t('opens')}
          error={errorOf('opening_hours.opens')}
          value={hours.opens}
          onChange={(event) => change({ opens: event.target.value })}
        />
        <TextField
          type="time"
          label={t('closes')}
          error={errorOf('opening_hours.closes')}
          value={hours.closes}
          onChange={(event) => change({ closes: event.target.value })}
        />
      </div>
      <p className="font-semibold text-sm">{t('closedOn')}</p>
      <div className="grid grid-cols-pair gap-x-4 sm:grid-cols-4">
        {WEEKDAYS.map((day) => (
          <Checkbox
            key={day}
            label={t(`day.${day}`)}
            checked={closed.includes(day)}
            onChange={(event) => toggle(day, event.target.checked)}
          />
        ))}
      </div>
      <FieldError id={undefined} error={errorOf('opening_hours.closed_on')} />
    </fieldset>
  );
}
