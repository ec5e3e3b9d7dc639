import { index, integer, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../columns';
import { authMayAll } from '../roles';
import { authSchema, bytes, users } from './auth';

/** A sign-in in progress: an email sent, or a person at their provider. */
export const flowStates = authSchema.table(
  'flow_states',
  {
    id: id(),
    /** Missing until a provider has identified the person. */
    user_id: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the code; missing until it is issued. */
    auth_code_hash: bytes('auth_code_hash'),
    code_challenge: text('code_challenge'),
    code_challenge_method: text('code_challenge_method', { enum: ['s256'] }),
    authentication_method: text('authentication_method').notNull(),
    provider: text('provider'),
    /** Both are encrypted. */
    provider_access_token: bytes('provider_access_token'),
    provider_refresh_token: bytes('provider_refresh_token'),
    redirect_to: text('redirect_to').notNull(),
    /** Who asked to link another identity to their account. */
    linking_target_id: uuid('linking_target_id').references(() => users.id, {
      onDelete: 'cascade',
    }),
    /** A new person's choices before they left for the provider. */
    sign_up_data: jsonb('sign_up_data').$type<Record<string, unknown>>(),
    /** The provider's identity; linked once the browser that asked has shown its verifier. */
    linking_claims: jsonb('linking_claims').$type<Record<string, unknown>>(),
    created_at: createdAt(),
    /** When the provider redirected back, which works once. */
    returned_at: moment('returned_at'),
    /** When the code was issued; it expires from here. */
    issued_at: moment('issued_at'),
  },
  (table) => [
    unique('flow_states_auth_code_key').on(table.auth_code_hash),
    index('flow_states_user_idx').on(table.user_id),
    index('flow_states_linking_idx').on(table.linking_target_id),
    index('flow_states_created_idx').on(table.created_at),
    authMayAll(),
  ],
);

export const TOKEN_KINDS = [
  'confirmation',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
  'reauthentication',
  'phone_confirmation',
  'sms',
  'phone_change',
] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

/**
 * The content of an email or message: a link with a long token, and a short code with few attempts.
 */
export const oneTimeTokens = authSchema.table(
  'one_time_tokens',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: TOKEN_KINDS }).notNull(),
    /** SHA-256 of the link's token; deleted once the link was followed. */
    token_hash: bytes('token_hash'),
    /** A keyed hash of the six digits; deleted after too many wrong ones. */
    otp_hash: bytes('otp_hash'),
    wrong_guesses: integer('wrong_guesses').notNull().default(0),
    /** The address or number it was sent to. */
    relates_to: text('relates_to').notNull(),
    flow_state_id: uuid('flow_state_id').references(() => flowStates.id, { onDelete: 'set null' }),
    /** The known device it was requested on: only guesses there count against its code. */
    asked_by: uuid('asked_by'),
    created_at: createdAt(),
    expires_at: moment('expires_at').notNull(),
  },
  (table) => [
    index('one_time_tokens_kind_idx').on(table.user_id, table.kind),
    unique('one_time_tokens_token_key').on(table.token_hash),
    index('one_time_tokens_relates_idx').on(table.relates_to),
    index('one_time_tokens_flow_idx').on(table.flow_state_id),
    index('one_time_tokens_expires_idx').on(table.expires_at),
    authMayAll(),
  ],
);
