#!/usr/bin/env bash
# Builds an image of the newest commit and switches to it, one origin after the other, so that readers notice nothing. Then backs
# up the ledger. The first run starts the site. Run it every day as root (packages/hosting/docs/container.md).
# With the name of an image, switches to that one instead, for example back to yesterday's.
set -euo pipefail

# A function, because git may replace this file while it runs.
main() {
  cd "$(dirname "$(readlink -f "$0")")"
  [ -e .env ] || { echo "update.sh: write SITE_URL=https://… into $PWD/.env first." >&2; exit 1; }
  # shellcheck source=/dev/null
  . ./.env
  running=${VPN_SITE_IMAGE:-}
  image=${1:-localhost/vpn-site:$(date -u +%Y%m%d-%H%M%S)}
  [ $# -gt 0 ] || build "$image"
  use "$image"
  if [ -z "$running" ]; then
    docker compose up --detach
  elif ! switch; then
    echo "update.sh: $image does not work; going back to $running." >&2
    use "$running"
    switch
    exit 1
  fi
  [ $# -gt 0 ] || keep_up
}

build() {
  local name arguments=()
  git pull --quiet --ff-only
  # The settings of .env that the Containerfile takes.
  while read -r name; do
    [ -z "${!name:-}" ] || arguments+=(--build-arg "$name=${!name}")
  done < <(sed -n 's/^ARG \([A-Z_]*\).*/\1/p' Containerfile | sort -u)
  [ -z "$running" ] || arguments+=(--build-arg "PREVIOUS=$running")
  docker build --file Containerfile --tag "$1" "${arguments[@]}" \
    --build-arg "VERSION=${1##*:}" --build-arg "REVISION=$(git rev-parse HEAD)" "$(git rev-parse --show-toplevel)"
}

use() {
  sed -i '/^VPN_SITE_IMAGE=/d' .env
  echo "VPN_SITE_IMAGE=$1" >> .env
}

switch() {
  local origin
  docker compose up --detach --no-deps migrate edge-files || return
  for origin in origin-1 origin-2; do
    # Ends when the origin can render pages.
    docker compose up --detach --no-deps --wait $origin || return
    # Ends when nginx reaches the new container, which takes most of a minute under podman 4.
    docker compose exec -T nginx curl --silent --fail --connect-timeout 1 --retry 60 --retry-delay 1 --retry-all-errors \
      http://$origin:8080/readyz || return
    echo
    # nginx avoids an origin that was down for ten seconds.
    sleep 12
  done
  docker compose exec -T nginx nginx -s reload || return
  # Starts what .env has added since.
  docker compose up --detach
}

# Fourteen dumps are kept, one per day. What is sent to BACKUP_TO replaces the dump of 14 days ago there too.
keep_up() {
  local dump
  dump=backups/clicks-$(printf %02d $(($(date -u +%s) / 86400 % 14))).dump
  install -d -m 700 backups
  docker compose up --detach --no-deps --wait postgres
  docker compose exec -T postgres pg_dump --username=vpn_site_owner --format=custom vpn_site | install -m 600 /dev/stdin "$dump"
  if [ -n "${BACKUP_TO:-}" ]; then
    age --encrypt --recipient "${BACKUP_RECIPIENT:?write the public key of age into .env}" --output "$dump.age" "$dump"
    rsync --times "$dump.age" "$BACKUP_TO/"
    rm "$dump.age"
  fi
  docker image ls --format '{{.Repository}}:{{.Tag}}' localhost/vpn-site | sort -r | tail -n +4 | xargs -r docker image rm
  docker image prune --force --filter until=48h
  # Last, because it fails while the clock may be wrong.
  docker compose run --rm ledger-months
}

main "$@"
exit
