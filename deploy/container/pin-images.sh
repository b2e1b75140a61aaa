#!/usr/bin/env bash
# Pulls the public images, and writes their digests into .env, so that later builds and starts use these bytes. Without this, the
# registry decides what a tag is. Run it again for their security updates (packages/hosting/docs/container.md).
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")"

pin() {
  local digest
  docker pull --quiet "$2"
  digest=$(docker image inspect --format '{{index .RepoDigests 0}}' "$2")
  case $digest in *@sha256:*) ;; *) echo "pin-images.sh: $2 has no digest." >&2; exit 1 ;; esac
  sed -i "/^$1=/d" .env
  echo "$1=$digest" | tee -a .env
}

default() { sed -n "s/.*$1[:=-]*\(docker.io[^}]*\)}\?$/\1/p" Containerfile compose.yaml leak-check.yaml | head -n 1; }

for name in BASE NGINX_IMAGE POSTGRES_IMAGE; do pin $name "$(default $name)"; done
if grep -q '^COMPOSE_FILE=.*leak-check' .env; then pin COTURN_IMAGE "$(default COTURN_IMAGE)"; fi
