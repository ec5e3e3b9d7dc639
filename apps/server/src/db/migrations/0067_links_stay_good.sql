-- Whoever asks for another mail does not void the link of an older one, which may be its owner's.
alter table auth.one_time_tokens drop constraint one_time_tokens_kind_key;
--> statement-breakpoint
create index one_time_tokens_kind_idx on auth.one_time_tokens (user_id, kind);
--> statement-breakpoint
-- The known device a code was asked for on: wrong guesses from elsewhere do not touch it.
alter table auth.one_time_tokens add column asked_by uuid;
