#!/bin/sh
# The PostgreSQL image runs this as superuser when it creates its cluster. Creates the database, the role that owns and migrates
# it, and the role of the site, which gets only the grants of `npm run site -- clicks migrate --site-role`.
set -eu
psql --quiet --no-psqlrc --set ON_ERROR_STOP=1 --username postgres --dbname postgres \
  --set owner="$(cat /run/secrets/owner-password)" --set site="$(cat /run/secrets/site-password)" <<'END'
CREATE ROLE vpn_site_owner LOGIN PASSWORD :'owner';
CREATE ROLE vpn_site LOGIN PASSWORD :'site';
CREATE DATABASE vpn_site OWNER vpn_site_owner;
REVOKE ALL ON DATABASE vpn_site FROM PUBLIC;
GRANT CONNECT ON DATABASE vpn_site TO vpn_site;
END
