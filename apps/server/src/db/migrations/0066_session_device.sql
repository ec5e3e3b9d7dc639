-- Which browser asked for the token handed out last; only that one may ask for it again later.
ALTER TABLE "auth"."sessions" ADD COLUMN "refreshed_by" bytea;
