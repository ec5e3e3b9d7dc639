import { allWritten, storeDurably } from './durable-storage';

/** What was typed and not saved yet. It outlives a reload and a killed browser; the sign-out ends it. */
const PREFIX = 'chowk.draft.';

export interface FormDraft<Values> {
  readonly read: () => Partial<Values>;
  /** Nothing left to keep removes it. */
  readonly write: (values: Partial<Values>) => void;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One for each form and person: the next one at a shared phone must not find it. */
export function formDraft<Values extends object>(
  form: string,
  personId: string,
): FormDraft<Values> {
  const key = `${PREFIX}${form}.${personId}`;
  return {
    read: () => {
      try {
        const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
        return isObject(value) ? value : {};
      } catch {
        return {};
      }
    },
    write: (values) => {
      if (Object.keys(values).length > 0) {
        storeDurably(key, JSON.stringify(values));
        return;
      }
      storeDurably(key, null);
      // What was saved must not come back as typed.
      void allWritten();
    },
  };
}

/** By its name, `form.id`, for whoever knows no more of it. */
export function hasFormDraft(name: string): boolean {
  return localStorage.getItem(PREFIX + name) !== null;
}

export function forgetFormDraft(name: string): void {
  storeDurably(PREFIX + name, null);
}

function draftKeys(): string[] {
  const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '');
  return keys.filter((name) => name.startsWith(PREFIX));
}

/** Whether something is typed somewhere that nobody saved. */
export function hasDrafts(): boolean {
  return draftKeys().length > 0;
}

export function forgetDrafts(): void {
  for (const key of draftKeys()) storeDurably(key, null);
}
