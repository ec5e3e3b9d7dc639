import { authClient } from '@/api/auth-client';
import { captchaOptions } from './captcha';
import { signInProblem } from './sign-in';

export type ProveAgainProblem = 'password' | 'tooMany' | 'network' | 'noPassword' | 'unknown';

function problemOf(problem: ReturnType<typeof signInProblem>): ProveAgainProblem {
  if (problem === 'credentials') return 'password';
  return problem === 'tooMany' || problem === 'network' ? problem : 'unknown';
}

/** A new sign-in of the same person, with the address they sign in by. Undefined when it worked. */
export async function proveAgain(password: string): Promise<ProveAgainProblem | undefined> {
  try {
    const auth = await authClient();
    const { data } = await auth.getSession();
    const { email, phone } = data.session?.user ?? {};
    if (!email && !phone) return 'noPassword';
    const login = email ? { email } : { phone: phone ?? '' };
    const options = await captchaOptions();
    const { error } = await auth.signInWithPassword({ ...login, password, options });
    return error ? problemOf(signInProblem(error)) : undefined;
  } catch {
    // The auth client itself could not be downloaded.
    return 'network';
  }
}
