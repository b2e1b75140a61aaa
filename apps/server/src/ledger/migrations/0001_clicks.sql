-- The click ledger. A click is stored with its time, provider, placement, language, and whether the link was paid.
-- There is no column for a person, and none may be added.

-- The id contains the time (UUID version 7 starts with 48 bits of milliseconds), so a click has the same id and time
-- even if it is sent several times.
CREATE FUNCTION click_time(id uuid) RETURNS timestamptz
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN to_timestamp(('x' || translate(left(id::text, 13), '-', ''))::bit(48)::bigint / 1000.0);

-- Returns the smallest id of a time, such as for a filter: "id >= clicks_since(now() - interval '30 days')" reads only the months it needs.
CREATE FUNCTION clicks_since(moment timestamptz) RETURNS uuid
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (lpad(to_hex(round(extract(epoch FROM moment) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid;

-- Partitioned by id, which means by time. So the id alone can be the primary key, and PostgreSQL refuses a second copy of
-- a click in any month.
CREATE TABLE clicks (
  id        uuid        NOT NULL PRIMARY KEY,
  "time"    timestamptz NOT NULL GENERATED ALWAYS AS (click_time(id)) STORED,
  provider  text        NOT NULL,
  placement text        NOT NULL,
  locale    text        NOT NULL,
  paid      boolean     NOT NULL
) PARTITION BY RANGE (id);

CREATE INDEX clicks_time ON clicks USING brin ("time");

-- Append-only for all roles, including the owner. Old months are removed as whole partitions.
CREATE FUNCTION clicks_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The click ledger is append-only: % is refused.', TG_OP USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER clicks_append_only BEFORE UPDATE OR DELETE ON clicks
  FOR EACH ROW EXECUTE FUNCTION clicks_refuse_change();
CREATE TRIGGER clicks_no_truncate BEFORE TRUNCATE ON clicks
  FOR EACH STATEMENT EXECUTE FUNCTION clicks_refuse_change();

-- Runs with the rights of the role that migrated, so that the role of the site needs no rights to create or drop tables.
CREATE FUNCTION clicks_create_partition(month date) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  first_moment timestamptz := date_trunc('month', month::timestamp) AT TIME ZONE 'UTC';
  next_moment  timestamptz := (date_trunc('month', month::timestamp) + interval '1 month') AT TIME ZONE 'UTC';
  partition    text := to_char(month, '"clicks_"YYYY_MM');
BEGIN
  IF to_regclass('public.' || partition) IS NOT NULL THEN RETURN false; END IF;
  -- Two servers may create the same month at once; the second then finds it.
  PERFORM pg_advisory_xact_lock(hashtext('clicks_create_partition'));
  IF to_regclass('public.' || partition) IS NOT NULL THEN RETURN false; END IF;
  EXECUTE format(
    'CREATE TABLE public.%I PARTITION OF public.clicks FOR VALUES FROM (%L) TO (%L)',
    partition, public.clicks_since(first_moment), public.clicks_since(next_moment));
  -- Partitions inherit row triggers, but not statement triggers.
  EXECUTE format(
    'CREATE TRIGGER clicks_no_truncate BEFORE TRUNCATE ON public.%I
       FOR EACH STATEMENT EXECUTE FUNCTION public.clicks_refuse_change()',
    partition);
  RETURN true;
END $$;

-- Creates the partitions of this month and the following ones.
CREATE FUNCTION clicks_create_partitions(months_ahead integer) RETURNS integer
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT count(*) FILTER (WHERE public.clicks_create_partition(month::date))::integer
  FROM generate_series(
    date_trunc('month', now() AT TIME ZONE 'UTC'),
    date_trunc('month', now() AT TIME ZONE 'UTC') + make_interval(months => months_ahead),
    interval '1 month') AS month
$$;

-- Drops every month older than the last `keep` whole ones and the current one; at least the last month stays.
CREATE FUNCTION clicks_drop_expired(keep integer) RETURNS SETOF text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  oldest text := to_char(
    (now() AT TIME ZONE 'UTC') - make_interval(months => greatest(keep, 1)), '"clicks_"YYYY_MM');
  expired text;
BEGIN
  FOR expired IN
    SELECT relname FROM pg_class JOIN pg_inherits ON inhrelid = pg_class.oid
    WHERE inhparent = 'public.clicks'::regclass AND relname < oldest ORDER BY relname
  LOOP
    EXECUTE format('DROP TABLE public.%I', expired);
    RETURN NEXT expired;
  END LOOP;
END $$;

REVOKE EXECUTE ON FUNCTION clicks_create_partition, clicks_create_partitions, clicks_drop_expired FROM PUBLIC;

-- For the owner: psql -c 'SELECT * FROM clicks_by_month'.
CREATE VIEW clicks_by_day AS
  SELECT ("time" AT TIME ZONE 'UTC')::date AS day, provider, count(*) AS clicks,
         count(*) FILTER (WHERE paid) AS paid_clicks
  FROM clicks GROUP BY 1, 2 ORDER BY 1 DESC, 3 DESC, 2;

CREATE VIEW clicks_by_month AS
  SELECT to_char("time" AT TIME ZONE 'UTC', 'YYYY-MM') AS month, provider, count(*) AS clicks,
         count(*) FILTER (WHERE paid) AS paid_clicks
  FROM clicks GROUP BY 1, 2 ORDER BY 1 DESC, 3 DESC, 2;

CREATE VIEW clicks_by_provider_placement AS
  SELECT provider, placement, count(*) AS clicks, count(*) FILTER (WHERE paid) AS paid_clicks,
         min("time") AS first_click, max("time") AS last_click
  FROM clicks GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2;

CREATE VIEW clicks_by_locale AS
  SELECT locale, provider, count(*) AS clicks, count(*) FILTER (WHERE paid) AS paid_clicks
  FROM clicks GROUP BY 1, 2 ORDER BY 1, 3 DESC, 2;

SELECT clicks_create_partitions(3);
