\set ON_ERROR_STOP on
-- Clicks over the last twelve months, in the order in which they would have come.
SELECT clicks_create_partition(month::date)
FROM generate_series(now() - interval '12 months', now(), interval '1 month') AS month;

INSERT INTO clicks (id, provider, placement, locale, paid)
SELECT overlay(overlay(clicks_since(now() - interval '360 days' * (1 - number / :rows::float))::text
         PLACING '7' FROM 15) PLACING right(md5(number::text), 12) FROM 25)::uuid,
       'provider-' || number % 12, 'card', 'en', false
FROM generate_series(1, :rows) AS number;
