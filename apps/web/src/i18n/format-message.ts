import type { Language } from './languages';

export type Params = Record<string, string | number>;
export type Messages = Record<string, string>;

/** `{name}` holes are filled from params; an unknown hole stays visible so a mistake is seen. */
function fill(text: string, params: Params): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(params[name] ?? hole));
}

/**
 * A message may come in plural forms: `key_one`, `key_other`. The form follows the language's own
 * rule for `params.count` (Hindi counts zero as one).
 */
export function formatMessage(
  language: Language,
  messages: Messages,
  key: string,
  params: Params = {},
): string {
  const form =
    typeof params.count === 'number'
      ? new Intl.PluralRules(language).select(params.count)
      : 'other';
  const text = messages[key] ?? messages[`${key}_${form}`] ?? messages[`${key}_other`] ?? key;
  return fill(text, params);
}
