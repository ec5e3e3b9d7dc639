import { GroupedInput, type GroupedInputProps } from './grouped-input';

/** Value in paise. */
export function MoneyField(props: GroupedInputProps) {
  return (
    <GroupedInput
      {...props}
      decimals={2}
      prefix={
        <span aria-hidden className="font-semibold text-ink">
          ₹
        </span>
      }
    />
  );
}
