-- The days of a space are one brand's at a time, also while its request waits for an answer.
alter table ad_space_bookings add constraint ad_space_bookings_no_overlap
  exclude using gist (space_id with =, daterange(starts_on, ends_on, '[]') with &&)
  where (status in ('requested', 'accepted', 'active'));
