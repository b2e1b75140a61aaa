-- A wrong clock must neither remove anything nor store a time that has not come. On one machine, PostgreSQL and the origins share
-- a clock, so a new click does not prove that the clock is right.

-- Refused records stay in the spool's table `refused`. The code is not that of a missing partition, so no month is created.
CREATE FUNCTION ledger_refuse_future() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_ARGV[0] = 'id' THEN
    IF click_time(NEW.id) <= now() + interval '1 day' THEN RETURN NEW; END IF;
  ELSIF NEW.day <= (now() AT TIME ZONE 'UTC')::date + 1 THEN RETURN NEW;
  END IF;
  RAISE EXCEPTION 'The record is from the future: it is % here. Set the clock right.', now()
    USING ERRCODE = 'datetime_field_overflow';
END $$;

CREATE TRIGGER clicks_not_future BEFORE INSERT ON clicks
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_future('id');
CREATE TRIGGER tallies_not_future BEFORE INSERT ON tallies
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_future('day');
CREATE TRIGGER reports_not_future BEFORE INSERT ON reports
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_future('day');

-- The site's role may create months, but only a few, and none far from today.
CREATE FUNCTION ledger_refuse_far_month(month date) RETURNS void LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF month NOT BETWEEN now() - interval '5 years' AND now() + interval '1 year' THEN
    RAISE EXCEPTION 'The month of % is too far from today, %. Set the clock right.', month, now()::date
      USING ERRCODE = 'datetime_field_overflow';
  END IF;
END $$;

-- Whether a table is there, as of now. to_regclass would answer from a cache, which the wait for a lock does not refresh.
CREATE FUNCTION ledger_has_table(name text) RETURNS boolean LANGUAGE sql VOLATILE
  RETURN EXISTS (SELECT FROM pg_class WHERE relname = name AND relnamespace = 'public'::regnamespace);

CREATE OR REPLACE FUNCTION clicks_create_partition(month date) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  first_moment timestamptz := date_trunc('month', month::timestamp) AT TIME ZONE 'UTC';
  next_moment  timestamptz := (date_trunc('month', month::timestamp) + interval '1 month') AT TIME ZONE 'UTC';
  partition    text := to_char(month, '"clicks_"YYYY_MM');
BEGIN
  PERFORM public.ledger_refuse_far_month(month);
  -- Two servers may create the same month at once; the second then finds it.
  PERFORM pg_advisory_xact_lock(hashtext('clicks_create_partition'));
  IF public.ledger_has_table(partition) THEN RETURN false; END IF;
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

CREATE OR REPLACE FUNCTION tallies_create_partition(month date) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  first_day date := date_trunc('month', month::timestamp)::date;
  next_day  date := (date_trunc('month', month::timestamp) + interval '1 month')::date;
  partition text := to_char(month, '"tallies_"YYYY_MM');
BEGIN
  PERFORM public.ledger_refuse_far_month(month);
  PERFORM pg_advisory_xact_lock(hashtext('tallies_create_partition'));
  IF public.ledger_has_table(partition) THEN RETURN false; END IF;
  EXECUTE format(
    'CREATE TABLE public.%I PARTITION OF public.tallies FOR VALUES FROM (%L) TO (%L)', partition, first_day, next_day);
  EXECUTE format(
    'CREATE TRIGGER tallies_no_truncate BEFORE TRUNCATE ON public.%I
       FOR EACH STATEMENT EXECUTE FUNCTION public.tallies_refuse_change()',
    partition);
  RETURN true;
END $$;

CREATE OR REPLACE FUNCTION clicks_create_partitions(months_ahead integer) RETURNS integer
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT count(*) FILTER (WHERE clicks_new OR tallies_new)::integer
  FROM generate_series(
    date_trunc('month', now() AT TIME ZONE 'UTC'),
    date_trunc('month', now() AT TIME ZONE 'UTC') + make_interval(months => least(months_ahead, 12)),
    interval '1 month') AS month,
    LATERAL (SELECT public.clicks_create_partition(month::date) AS clicks_new,
                    public.tallies_create_partition(month::date) AS tallies_new) AS made
$$;

-- When expired data was last removed. A clock that jumped is far from it.
CREATE TABLE ledger_upkeep (
  is_only  boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  last_run timestamptz NOT NULL DEFAULT now()
);
INSERT INTO ledger_upkeep DEFAULT VALUES;

-- Months of a table that are past retention. With `with_future`, also those that no clock of today can have created.
CREATE FUNCTION ledger_expired_months(parent text, with_future boolean) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT relname::text FROM pg_class JOIN pg_inherits ON inhrelid = pg_class.oid
  CROSS JOIN (SELECT months FROM clicks_retention) AS retention
  WHERE inhparent = ('public.' || parent)::regclass AND (
    -- Counts are never kept longer than the privacy notice says (packages/core/src/page-view), even if clicks are.
    right(relname, 7) < to_char((now() AT TIME ZONE 'UTC') - make_interval(
      months => CASE parent WHEN 'tallies' THEN least(months, 25) ELSE months END), 'YYYY_MM')
    OR with_future AND right(relname, 7) > to_char((now() AT TIME ZONE 'UTC') + interval '1 year', 'YYYY_MM'))
  ORDER BY relname
$$;

-- The only function that removes anything. Deletes reports past retention, sets aside months past retention, and drops months that
-- were set aside at least a week ago. Returns what it did. Runs with the rights of the caller; the role of the site has none.
-- `by_hand` is how many months a person allows it to set aside, after a look at the clock.
CREATE FUNCTION ledger_remove_expired(by_hand integer) RETURNS SETOF text LANGUAGE plpgsql AS $$
DECLARE
  newest   timestamptz := greatest(
    (SELECT click_time(id) FROM clicks ORDER BY id DESC LIMIT 1),
    (SELECT max(day) FROM tallies) AT TIME ZONE 'UTC', (SELECT max(day) FROM reports) AT TIME ZONE 'UTC');
  last_run timestamptz := (SELECT ledger_upkeep.last_run FROM ledger_upkeep);
  expired  integer := (
    SELECT count(DISTINCT right(name, 7)) FROM unnest(ARRAY['clicks', 'tallies']) AS parent,
      LATERAL ledger_expired_months(parent, by_hand IS NOT NULL) AS name);
  last_day text := to_char((now() AT TIME ZONE 'UTC') - interval '7 days', 'YYYYMMDD');
  removed  integer;
  parent   text;
  name     text;
  aside    text;
BEGIN
  IF by_hand IS NULL THEN
    IF newest > now() + interval '1 day' THEN
      RAISE EXCEPTION 'The clock says %, but the newest record is of %. Nothing was removed: the clock is or was wrong.',
        now()::date, newest::date USING ERRCODE = 'object_not_in_prerequisite_state';
    END IF;
    -- A wrong clock is more likely than two months without clicks.
    IF newest < now() - interval '2 months' THEN
      RAISE EXCEPTION 'The clock says %, and the newest record is of %. Nothing was removed: set the clock right.',
        now()::date, newest::date USING ERRCODE = 'object_not_in_prerequisite_state';
    END IF;
    IF now() NOT BETWEEN last_run - interval '1 day' AND last_run + interval '1 month' THEN
      RAISE EXCEPTION 'The clock says %, and expired data was last removed on %. Nothing was removed: set the clock right.',
        now()::date, last_run::date USING ERRCODE = 'object_not_in_prerequisite_state';
    END IF;
  END IF;
  IF expired > coalesce(by_hand, 1) THEN
    RAISE EXCEPTION 'The clock says %, and % months are past retention. Nothing was removed: a night sets aside one at most.',
      now()::date, expired USING ERRCODE = 'object_not_in_prerequisite_state';
  END IF;

  DELETE FROM reports WHERE day < reports_expire_before();
  GET DIAGNOSTICS removed = ROW_COUNT;
  IF removed > 0 THEN RETURN NEXT 'removed reports: ' || removed; END IF;
  FOREACH parent IN ARRAY ARRAY['clicks', 'tallies'] LOOP
    FOR aside IN
      SELECT relname FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
      WHERE nspname = 'public' AND relkind = 'r' AND relname ~ ('^' || parent || '_aside_\d{8}_\d{4}_\d{2}$')
        AND substring(relname FROM '_aside_(\d{8})_') <= last_day ORDER BY relname
    LOOP
      EXECUTE format('DROP TABLE public.%I', aside);
      RETURN NEXT 'dropped ' || aside;
    END LOOP;
    FOR name IN SELECT ledger_expired_months(parent, by_hand IS NOT NULL) LOOP
      aside := parent || to_char(now() AT TIME ZONE 'UTC', '"_aside_"YYYYMMDD_') || right(name, 7);
      EXECUTE format('ALTER TABLE public.%I DETACH PARTITION public.%I', parent, name);
      EXECUTE format('ALTER TABLE public.%I RENAME TO %I', name, aside);
      RETURN NEXT 'set aside ' || name || ' as ' || aside;
    END LOOP;
  END LOOP;
  -- Older batches are forgotten, because no spool waits that long.
  DELETE FROM tallies_taken WHERE day < (now() AT TIME ZONE 'UTC')::date - 90;
  UPDATE ledger_upkeep SET last_run = now();
END $$;
REVOKE EXECUTE ON FUNCTION ledger_remove_expired FROM PUBLIC;

-- Earlier releases call these two, first the one for reports. The other one does both, behind the same guard.
CREATE OR REPLACE FUNCTION reports_remove_expired() RETURNS integer LANGUAGE sql AS 'SELECT 0';
CREATE OR REPLACE FUNCTION clicks_drop_expired() RETURNS SETOF text LANGUAGE sql AS 'SELECT ledger_remove_expired(NULL)';
