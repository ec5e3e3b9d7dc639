import { useState } from 'react';
import { Checkbox } from './checkbox';
import { Combobox } from './combobox';
import { DateRange } from './date-range';
import { presetRange } from './date-range-rules';
import { GallerySection } from './gallery-section';
import { useGalleryWords } from './gallery-words';
import { MoneyField } from './money-field';
import { NativeSelect } from './native-select';
import { NumberField } from './number-field';
import type { Option } from './option';
import { PasswordField } from './password-field';
import { RadioGroup } from './radio-group';
import { SearchField } from './search-field';
import { SegmentedControl } from './segmented-control';
import { Select } from './select';
import { Switch } from './switch';
import { TextArea } from './text-area';
import { TextField } from './text-field';

export function GalleryFields() {
  const words = useGalleryWords();
  const [paise, setPaise] = useState<number | null>(1_23_456_50);
  const [slots, setSlots] = useState<number | null>(25);
  const [kind, setKind] = useState<string | null>(null);
  const [area, setArea] = useState<Option | null>(null);
  const [isOn, setIsOn] = useState(true);
  const [pay, setPay] = useState<string | null>('upi');
  const [period, setPeriod] = useState('week');
  const [query, setQuery] = useState('');
  const [range, setRange] = useState(() => presetRange('last7Days', Date.now()));
  const areas = words.shops.map((label, index) => ({ value: String(index), label }));
  return (
    <GallerySection title={words.fields}>
      <div className="grid items-start gap-x-6 gap-y-5 md:grid-cols-2 lg:grid-cols-3">
        <TextField label={words.shopName} hint={words.shopHint} defaultValue={words.shops[0]} />
        <TextField label={words.phone} error={words.phoneError} defaultValue="98765" />
        <PasswordField label={words.password} defaultValue="sample" />
        <MoneyField label={words.payout} value={paise} onChange={setPaise} />
        <NumberField label={words.slots} value={slots} onChange={setSlots} min={1} max={500} />
        <Select
          label={words.kind}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'kirana', label: words.kirana },
            { value: 'chemist', label: words.chemist },
            { value: 'pan', label: words.pan, description: words.panMore },
          ]}
        />
        <Combobox label={words.area} options={areas} value={area} onChange={setArea} />
        <NativeSelect
          label={words.shop}
          placeholder={words.off}
          options={[{ value: 'kirana', label: words.kirana }]}
        />
        <TextArea label={words.note} required={false} />
        <TextField label={words.area} defaultValue={words.noticeText} disabled />
        <SearchField label={words.searchShops} value={query} onChange={setQuery} />
        <SegmentedControl
          label={words.period}
          value={period}
          onChange={setPeriod}
          options={[
            { value: 'day', label: words.day },
            { value: 'week', label: words.week },
            { value: 'month', label: words.month },
          ]}
        />
        <div>
          <Checkbox label={words.agree} description={words.agreeMore} defaultChecked />
          <Switch
            label={words.notifyMe}
            description={words.notifyMore}
            checked={isOn}
            onChange={setIsOn}
          />
        </div>
        <RadioGroup
          label={words.pay}
          value={pay}
          onChange={setPay}
          options={[
            { value: 'upi', label: words.upi, description: words.upiMore },
            { value: 'bank', label: words.bank, description: words.bankMore },
          ]}
        />
        <DateRange label={words.when} value={range} onChange={setRange} className="lg:col-span-2" />
      </div>
    </GallerySection>
  );
}
