import { findMobile } from '@chowk/domain/kernel';
import { useEffect, useRef, useState } from 'react';
import { sendPublicCommand } from '@/api/network/public-fetch';
import { useLanguage, useMessages } from '@/i18n';

interface DemoValues {
  readonly name: string;
  readonly phone: string;
  readonly audience: string;
  readonly preferred_time: string;
  readonly city: string;
  readonly note: string;
}

type Errors = Partial<Record<'name' | 'phone' | 'form', string>>;

const EMPTY: DemoValues = {
  name: '',
  phone: '',
  audience: 'brand',
  preferred_time: 'morning',
  city: '',
  note: '',
};

const writtenForm = () =>
  globalThis.document?.querySelector<HTMLFormElement>('[data-island="demo"] form');

/** On a slow line people type into the page as it was sent; what stands there is taken over. */
function typedBefore(): DemoValues {
  const form = writtenForm();
  const typed = form ? [...new FormData(form)].map(([name, said]) => [name, String(said)]) : [];
  return { ...EMPTY, ...Object.fromEntries(typed) };
}

function fieldInUse(): string | undefined {
  const field = document.activeElement;
  return field && writtenForm()?.contains(field) ? (field.getAttribute('name') ?? '') : undefined;
}

/** Drawn anew, a field is another one: whoever was in it goes on in the new one. */
function useSameField(): void {
  const [name] = useState(() => (globalThis.document ? fieldInUse() : undefined));
  useEffect(() => {
    if (name) writtenForm()?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  }, [name]);
}

/** What was typed stays until the request has arrived; sent twice, it counts once. */
export function useDemoForm() {
  const t = useMessages('front');
  const language = useLanguage();
  const [values, setValues] = useState(typedBefore);
  useSameField();
  const [errors, setErrors] = useState<Errors>({});
  const [state, setState] = useState<'open' | 'sending' | 'done'>('open');
  const [id] = useState(() => globalThis.crypto?.randomUUID?.() ?? '');
  const sent = useRef({ body: '', key: '' });

  function problemsOf({ name, phone }: DemoValues): Errors {
    return {
      ...(name.trim() === '' ? { name: t('ask.nameMissing') } : {}),
      ...(findMobile(phone) ? {} : { phone: t('ask.phoneWrong') }),
    };
  }

  async function send(): Promise<void> {
    const problems = problemsOf(values);
    setErrors(problems);
    if (Object.keys(problems).length > 0 || state === 'sending') return;
    setState('sending');
    const input = { id, ...values, email: null, language };
    const body = JSON.stringify(input);
    // Changed since the last try it is another request, and a key is good for one.
    if (sent.current.body !== body) sent.current = { body, key: crypto.randomUUID() };
    const refusal = await sendPublicCommand('demo_request_create', sent.current.key, body);
    setState(refusal === undefined ? 'done' : 'open');
    if (refusal === 'VALIDATION_FAILED') setErrors({ phone: t('ask.phoneWrong') });
    else if (refusal !== undefined) {
      setErrors({ form: t(refusal === 'RATE_LIMITED' ? 'ask.tooMany' : 'ask.failed') });
    }
  }

  return {
    values,
    errors,
    state,
    change: (change: Partial<DemoValues>) => setValues({ ...values, ...change }),
    send,
  };
}
