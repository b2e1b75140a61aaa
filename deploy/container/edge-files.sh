#!/bin/sh
# Writes what nginx needs from a release into its volume: the configuration, and the pages that it sends while no origin
# responds. Each is replaced atomically, so that nginx never sees an incomplete state.
set -eu
edge=/srv/edge

node packages/hosting/commands/edge.ts "${SITE_URL#https://}" --origins "$ORIGINS" --ports 8080,8443 --pages "$edge/pages" \
  --certificates /etc/nginx/certificates --log /dev/stdout \
  ${LEAK_CHECK_V4_HOST:+--leak-check-v4 "$LEAK_CHECK_V4_HOST"} ${LEAK_CHECK_V6_HOST:+--leak-check-v6 "$LEAK_CHECK_V6_HOST"} > "$edge/site.conf.new"
mv -f "$edge/site.conf.new" "$edge/site.conf"

kept=pages-$(node -p 'JSON.parse(fs.readFileSync("dist/release.json")).build')
rm -rf "$edge/copy"
cp -r dist/client "$edge/copy"
rm -rf "${edge:?}/$kept"
mv "$edge/copy" "$edge/$kept"
ln -sfn "$kept" "$edge/pages.new"
mv -fT "$edge/pages.new" "$edge/pages"
find "$edge" -maxdepth 1 -name 'pages-*' ! -name "$kept" -exec rm -rf {} +
