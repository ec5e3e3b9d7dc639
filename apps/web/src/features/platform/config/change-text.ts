import { formatPaise } from '@chowk/domain/kernel';
import type { ConfigKey, PlatformConfig } from '@chowk/domain/platform';
import { figureText, LINE_FIGURES, percentOf } from './figure-text';

/** What a change sets, in one line. The server has held the value to its contract. */
export function changeText({ key, value }: { key: ConfigKey; value: unknown }): string {
  const config = { [key]: value } as unknown as PlatformConfig;
  const line = LINE_FIGURES.find((name) => name === key);
  if (line) return figureText(line, config);
  if (key === 'fee_tiers') {
    return config.fee_tiers
      .map(({ fromPaise, feeBps }) => `${formatPaise(fromPaise)}: ${percentOf(feeBps)} %`)
      .join(', ');
  }
  return Object.values(config.supplier)
    .filter((part) => part)
    .join(', ');
}
