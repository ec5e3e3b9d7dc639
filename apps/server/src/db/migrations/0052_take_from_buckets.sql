-- What was taken from these buckets and turned out not to count, in the order they are taken in.
create function app.give_back_to_buckets(asked jsonb) returns void
  language plpgsql
  as $$
  declare
    one record;
  begin
    for one in select * from jsonb_to_recordset(asked) as each(bucket text, cost_ms float8) loop
      update rate_limits set empty_at = empty_at - one.cost_ms * interval '1 millisecond'
      where bucket = one.bucket;
    end loop;
  end
  $$;
--> statement-breakpoint
-- The generic cell rate algorithm: a row holds the moment its bucket is empty again. From each of
-- them, or from none when adding to one would overflow its burst: which one, counted from zero, is
-- the answer. In one statement, so that its commit need not wait for the answer.
create function app.take_from_buckets(asked jsonb) returns integer
  language plpgsql
  as $$
  declare
    one record;
    taken jsonb := '[]';
  begin
    for one in
      select bucket, cost_ms, cost_ms * interval '1 millisecond' as cost,
        burst_ms * interval '1 millisecond' as burst
      from jsonb_to_recordset(asked) as each(bucket text, cost_ms float8, burst_ms float8)
    loop
      insert into rate_limits as r (bucket, empty_at)
      values (one.bucket, clock_timestamp() + one.cost)
      on conflict (bucket) do update
        set empty_at = greatest(r.empty_at, clock_timestamp()) + one.cost
        where greatest(r.empty_at, clock_timestamp()) + one.cost <= clock_timestamp() + one.burst;
      if not found then
        perform app.give_back_to_buckets(taken);
        return jsonb_array_length(taken);
      end if;
      taken := taken || jsonb_build_object('bucket', one.bucket, 'cost_ms', one.cost_ms);
    end loop;
    return null;
  end
  $$;
