#!/bin/sh
# with-database.sh site|owner <command>: starts it with the address of the ledger for that role, password included. It comes
# from a secret, because what compose.yaml sets as environment is shown to whoever inspects the container.
set -eu
DATABASE_URL=$(cat "/run/secrets/$1-database")
export DATABASE_URL
shift
exec "$@"
