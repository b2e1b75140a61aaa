#!/bin/sh
# with-database.sh site|owner <command>: runs the command with the database URL of that role. The password comes from a secret,
# because `inspect` shows the environment that compose.yaml sets.
set -eu
DATABASE_URL=$(cat "/run/secrets/$1-database")
export DATABASE_URL
shift
exec "$@"
