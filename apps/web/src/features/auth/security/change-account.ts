import { returnAddressOf } from '@/features/auth/sign-in/return-address';
import { type AccountProblem, attempt } from './account-problem';

export interface PasswordWish {
  readonly password: string;
  readonly current?: string | undefined;
  readonly nonce?: string | undefined;
}

type Outcome = Promise<AccountProblem | undefined>;

/** Undefined when it worked: other devices are signed out then. */
export async function changePassword({ password, current, nonce }: PasswordWish): Outcome {
  const { problem } = await attempt((auth) =>
    auth.updateUser({
      password,
      ...(current ? { current_password: current } : {}),
      ...(nonce ? { nonce } : {}),
    }),
  );
  return problem;
}

/** A code by mail, or by message for whoever has no address. */
export async function sendNonce(): Outcome {
  return (await attempt((auth) => auth.reauthenticate())).problem;
}

/** `changed` at once where mails are not confirmed; otherwise both mailboxes are asked. */
export async function changeEmail(email: string) {
  const { data, problem } = await attempt((auth) =>
    auth.updateUser({ email }, { emailRedirectTo: returnAddressOf('email') }),
  );
  if (problem) return { problem };
  const isChanged = data.user.email?.toLowerCase() === email.toLowerCase();
  return { outcome: isChanged ? ('changed' as const) : ('asked' as const) };
}

/** The code of one of the two mails; `half` while the other mailbox has not agreed. */
export async function agreeToEmail(address: string, token: string) {
  const { data, problem } = await attempt((auth) =>
    auth.verifyOtp({ type: 'email_change', email: address, token }),
  );
  if (problem) return { problem };
  return { outcome: data.session ? ('changed' as const) : ('half' as const) };
}

export async function sendPhoneCode(phone: string): Outcome {
  return (await attempt((auth) => auth.updateUser({ phone }))).problem;
}

export async function provePhone(phone: string, token: string): Outcome {
  const { problem } = await attempt((auth) =>
    auth.verifyOtp({ type: 'phone_change', phone, token }),
  );
  return problem;
}

/** Leaves the app for the provider's page; only a failure comes back to the caller. */
export async function linkIdentity(provider: string): Outcome {
  const redirectTo = returnAddressOf('identity');
  const { problem } = await attempt((auth) =>
    auth.linkIdentity({ provider: provider as 'google', options: { redirectTo } }),
  );
  return problem;
}

/** The client asks for the whole identity, so it is looked up anew. */
export async function unlinkIdentity(identityId: string): Outcome {
  const { data, problem } = await attempt((auth) => auth.getUserIdentities());
  if (problem) return problem;
  const identity = data.identities.find(({ identity_id }) => identity_id === identityId);
  if (!identity) return undefined;
  return (await attempt((auth) => auth.unlinkIdentity(identity))).problem;
}
