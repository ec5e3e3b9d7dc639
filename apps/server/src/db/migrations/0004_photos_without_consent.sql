-- Sending a photo as proof is itself the agreement to show it; nothing ever asked the consent for it.
set local role chowk_system;
delete from consents where purpose = 'photos';
reset role;
--> statement-breakpoint
alter type consent_purpose rename to consent_purpose_before;
create type consent_purpose as enum ('privacy', 'location', 'whatsapp', 'analytics');
alter table consents alter column purpose type consent_purpose using purpose::text::consent_purpose;
drop type consent_purpose_before;
