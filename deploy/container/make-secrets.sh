#!/usr/bin/env bash
# Generates random passwords for the ledger. Run it once as root, before the first `compose up`. Only the user who needs a file
# can read it: 999 is PostgreSQL, 10001 the site.
set -euo pipefail
cd "$(dirname "$0")"

if [ -e secrets ]; then
  echo "$PWD/secrets is there already. The database knows these passwords: to make others, see packages/hosting/docs/container.md." >&2
  exit 1
fi
install -d -m 711 secrets

password() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }
secret() { install -m 400 -o "$2" -g "$2" /dev/stdin "secrets/$1"; }

password | secret superuser-password 999
for role in owner site; do
  user=vpn_site
  [ "$role" = site ] || user=vpn_site_owner
  made=$(password)
  printf '%s' "$made" | secret "$role-password" 999
  printf 'postgresql://%s:%s@postgres/vpn_site' "$user" "$made" | secret "$role-database" 10001
done
