-- The search for like photos reads the bands' indexes alone, as long as the pages they point to are
-- known to be seen by all. Photos are only ever added, so that is noted after every few thousand.
alter table proof_photos set (
  autovacuum_vacuum_insert_threshold = 5000,
  autovacuum_vacuum_insert_scale_factor = 0.01
);
