#!/bin/sh
# As much of the public image's entry point as deploy/container/compose.yaml relies on.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  initdb --pgdata="$PGDATA" --username=postgres --pwfile="$POSTGRES_PASSWORD_FILE" \
    --auth-local=trust --auth-host=scram-sha-256
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  pg_ctl --pgdata="$PGDATA" --options="-c listen_addresses=''" --wait start
  for script in /docker-entrypoint-initdb.d/*.sh; do "$script"; done
  pg_ctl --pgdata="$PGDATA" --mode=fast --wait stop
fi
exec postgres -D "$PGDATA" -c listen_addresses='*'
