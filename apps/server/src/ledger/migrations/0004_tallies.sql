-- Daily counts of page views, followed links to providers, and clicks that did not count. There is no column for a person or a
-- time, and none may be added.
CREATE TABLE tallies (
  day    date   NOT NULL,
  what   text   NOT NULL CHECK (what IN ('view', 'link', 'not-counted')),
  path   text   NOT NULL CHECK (char_length(path) <= 2000),
  locale text   NOT NULL CHECK (char_length(locale) <= 20),
  detail text   NOT NULL CHECK (char_length(detail) <= 100),
  count  bigint NOT NULL CHECK (count > 0),
  PRIMARY KEY (day, what, path, locale, detail)
) PARTITION BY RANGE (day);

-- Batches of a spool that were already added, so that a batch that is sent twice is added once. The id is random; the day is that
-- of sending.
CREATE TABLE tallies_taken (
  batch uuid NOT NULL PRIMARY KEY,
  day   date NOT NULL DEFAULT (now() AT TIME ZONE 'UTC')::date
);

-- Counts can only grow, even for the owner. Old months are removed as whole partitions.
CREATE FUNCTION tallies_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.count > OLD.count
      AND (NEW.day, NEW.what, NEW.path, NEW.locale, NEW.detail) = (OLD.day, OLD.what, OLD.path, OLD.locale, OLD.detail)
    THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'Counts only grow: % is refused.', TG_OP USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER tallies_only_grow BEFORE UPDATE OR DELETE ON tallies
  FOR EACH ROW EXECUTE FUNCTION tallies_refuse_change();
CREATE TRIGGER tallies_no_truncate BEFORE TRUNCATE ON tallies
  FOR EACH STATEMENT EXECUTE FUNCTION tallies_refuse_change();

CREATE FUNCTION tallies_create_partition(month date) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  first_day date := date_trunc('month', month::timestamp)::date;
  next_day  date := (date_trunc('month', month::timestamp) + interval '1 month')::date;
  partition text := to_char(month, '"tallies_"YYYY_MM');
BEGIN
  IF to_regclass('public.' || partition) IS NOT NULL THEN RETURN false; END IF;
  PERFORM pg_advisory_xact_lock(hashtext('tallies_create_partition'));
  IF to_regclass('public.' || partition) IS NOT NULL THEN RETURN false; END IF;
  EXECUTE format(
    'CREATE TABLE public.%I PARTITION OF public.tallies FOR VALUES FROM (%L) TO (%L)', partition, first_day, next_day);
  EXECUTE format(
    'CREATE TRIGGER tallies_no_truncate BEFORE TRUNCATE ON public.%I
       FOR EACH STATEMENT EXECUTE FUNCTION public.tallies_refuse_change()',
    partition);
  RETURN true;
END $$;
REVOKE EXECUTE ON FUNCTION tallies_create_partition FROM PUBLIC;

-- Creates the partitions of this month and the following ones, for clicks and counts. Returns the number of new months.
CREATE OR REPLACE FUNCTION clicks_create_partitions(months_ahead integer) RETURNS integer
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT count(*) FILTER (WHERE clicks_new OR tallies_new)::integer
  FROM generate_series(
    date_trunc('month', now() AT TIME ZONE 'UTC'),
    date_trunc('month', now() AT TIME ZONE 'UTC') + make_interval(months => months_ahead),
    interval '1 month') AS month,
    LATERAL (SELECT public.clicks_create_partition(month::date) AS clicks_new,
                    public.tallies_create_partition(month::date) AS tallies_new) AS made
$$;

-- Replaces the function of 0002 for both tables: sets aside months past retention, and drops them a week later.
CREATE OR REPLACE FUNCTION clicks_drop_expired() RETURNS SETOF text LANGUAGE plpgsql AS $$
DECLARE
  kept    integer := (SELECT months FROM clicks_retention);
  newest  timestamptz := greatest(
    (SELECT click_time(id) FROM clicks ORDER BY id DESC LIMIT 1), (SELECT max(day) FROM tallies) AT TIME ZONE 'UTC');
  oldest  text;
  last_day text := to_char((now() AT TIME ZONE 'UTC') - interval '7 days', 'YYYYMMDD');
  parent  text;
  expired text;
  aside   text;
BEGIN
  -- If the newest click is two months old, a wrong clock is more likely than two months without clicks.
  IF newest < now() - interval '2 months' THEN
    RAISE EXCEPTION 'The clock says %, and the newest click is of %. Nothing was dropped: set the clock right.',
      now()::date, newest::date USING ERRCODE = 'object_not_in_prerequisite_state';
  END IF;
  FOREACH parent IN ARRAY ARRAY['clicks', 'tallies'] LOOP
    FOR aside IN
      SELECT relname FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
      WHERE nspname = 'public' AND relkind = 'r' AND relname ~ ('^' || parent || '_aside_\d{8}_\d{4}_\d{2}$')
        AND substring(relname FROM '_aside_(\d{8})_') <= last_day ORDER BY relname
    LOOP
      EXECUTE format('DROP TABLE public.%I', aside);
      RETURN NEXT 'dropped ' || aside;
    END LOOP;
    -- Counts are never kept longer than the privacy notice says (packages/core/src/page-view), even if clicks are.
    IF parent = 'tallies' THEN kept := least(kept, 25); END IF;
    oldest := to_char((now() AT TIME ZONE 'UTC') - make_interval(months => kept), 'YYYY_MM');
    FOR expired IN
      SELECT relname FROM pg_class JOIN pg_inherits ON inhrelid = pg_class.oid
      WHERE inhparent = ('public.' || parent)::regclass AND right(relname, 7) < oldest ORDER BY relname
    LOOP
      aside := parent || to_char(now() AT TIME ZONE 'UTC', '"_aside_"YYYYMMDD_') || right(expired, 7);
      EXECUTE format('ALTER TABLE public.%I DETACH PARTITION public.%I', parent, expired);
      EXECUTE format('ALTER TABLE public.%I RENAME TO %I', expired, aside);
      RETURN NEXT 'set aside ' || expired || ' as ' || aside;
    END LOOP;
  END LOOP;
  -- Older batches are forgotten, because no spool waits that long.
  DELETE FROM tallies_taken WHERE day < (now() AT TIME ZONE 'UTC')::date - 90;
END $$;

-- For the owner: psql -c 'SELECT * FROM views_by_month'.
CREATE VIEW views_by_month AS
  SELECT to_char(day, 'YYYY-MM') AS month, path, locale, coalesce(sum(count) FILTER (WHERE what = 'view'), 0) AS views,
         coalesce(sum(count) FILTER (WHERE what = 'link'), 0) AS clicks
  FROM tallies WHERE what IN ('view', 'link') GROUP BY 1, 2, 3 ORDER BY 1 DESC, 4 DESC, 2;

SELECT clicks_create_partitions(3);
