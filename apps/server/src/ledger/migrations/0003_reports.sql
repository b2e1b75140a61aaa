-- Reports of mistakes by readers. There is no column for a person or a time, only for the day. The id is derived from the words.
CREATE TABLE reports (
  id       uuid NOT NULL PRIMARY KEY,
  day      date NOT NULL,
  provider text NOT NULL CHECK (char_length(provider) <= 100),
  key      text NOT NULL CHECK (char_length(key) <= 200),
  wrong    text NOT NULL CHECK (char_length(wrong) BETWEEN 1 AND 2000),
  source   text CHECK (source ~ '^https?://' AND char_length(source) <= 1000),
  locale   text NOT NULL CHECK (char_length(locale) <= 20)
);

-- The retention of reports in the database. apps/site/src/report tells readers the same.
CREATE FUNCTION reports_expire_before() RETURNS date LANGUAGE sql STABLE
  RETURN (now() AT TIME ZONE 'UTC')::date - 180;

-- No role can change a report, not even the owner, and none can delete it before the end of its retention.
CREATE FUNCTION reports_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.day < reports_expire_before() THEN RETURN OLD; END IF;
  END IF;
  RAISE EXCEPTION 'Reports are kept as they are: % is refused.', TG_OP USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER reports_unchanged BEFORE UPDATE OR DELETE ON reports
  FOR EACH ROW EXECUTE FUNCTION reports_refuse_change();
CREATE TRIGGER reports_no_truncate BEFORE TRUNCATE ON reports
  FOR EACH STATEMENT EXECUTE FUNCTION reports_refuse_change();

-- Deletes reports past retention and returns their number. Runs with the rights of the caller; the role of the site has none.
CREATE FUNCTION reports_remove_expired() RETURNS integer LANGUAGE sql AS $$
  WITH removed AS (DELETE FROM reports WHERE day < reports_expire_before() RETURNING 1)
  SELECT count(*)::integer FROM removed
$$;
REVOKE EXECUTE ON FUNCTION reports_remove_expired FROM PUBLIC;
