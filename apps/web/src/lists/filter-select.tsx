import { NativeSelect } from '@/ui/fields/native-select';

interface FilterSelectProps<Value extends string> {
  label: string;
  /** The option for "all"; left out where there is none. */
  all?: string;
  values: readonly Value[];
  nameOf: (value: Value) => string;
  value: string | undefined;
  onChange: (value: Value | undefined) => void;
  className?: string;
}

/** One filter of a list. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, all, values, nameOf, value = '', onChange, className } = props;
  return (
    <NativeSelect
      isLabelHidden
      className={className}
      label={label}
      placeholder={all}
      value={value}
      options={values.map((each) => ({ value: each, label: nameOf(each) }))}
      onChange={({ target }) => onChange(values.find((each) => each === target.value))}
    />
  );
}
