#!/bin/sh
# A deploy hook of certbot: gives nginx the certificate that certbot has just received.
set -eu
cd "$(dirname "$(readlink -f "$0")")"
mkdir -p acme certificates
install -o 101 -m 444 "$RENEWED_LINEAGE/fullchain.pem" certificates/
install -o 101 -m 400 "$RENEWED_LINEAGE/privkey.pem" certificates/
[ -z "$(docker compose ps --quiet nginx 2> /dev/null)" ] || docker compose exec -T nginx nginx -s reload
